import type { Act } from "../../../platform/act.ts";

export const scheduleKinds = ["evaluation", "harness", "campaign"] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** The settings that a domain has checked, as they are stored. */
export type ScheduleSettings = Readonly<Record<string, unknown>>;

/** What one run is expected to take. */
export interface ExpectedRun {
  readonly requests: number;
  /** In the currency of the prices; null without prices. */
  readonly cost: number | null;
  readonly warnings: readonly string[];
}

/** A run that a schedule has started, as its domain knows it. */
export interface StartedRun {
  readonly status: string;
  readonly hasEnded: boolean;
  /** Sent so far. */
  readonly requests: number;
  /** What came of it, in a few words; null before its end. */
  readonly outcome: string | null;
}

interface Asked {
  readonly agentId: string;
  readonly settings: ScheduleSettings;
}

/**
 * Something that schedules can start. A domain further right provides it, and the application hands it over, so that
 * schedules know no domain that they start. Everything happens in the caller's transaction.
 */
export interface Schedulable {
  readonly kind: ScheduleKind;
  /** What a caller needs to plan it, beside the right to plan anything. */
  readonly power: "evaluation:run" | "redteam:run";
  /** The settings without what they must not contain. Throws a 422 at their place. */
  check(settings: ScheduleSettings): ScheduleSettings;
  /** Throws where a run could not start. Nothing is sent. */
  expect(act: Act, asked: Asked): Promise<ExpectedRun>;
  /** Returns the ID of the run, which sends no more than `mostRequests`; null: as its settings say. */
  start(
    act: Act,
    asked: Asked & { readonly scheduleId: string; readonly mostRequests: number | null },
  ): Promise<string>;
  /** Those of the runs that are still there. */
  look(act: Act, runIds: readonly string[]): Promise<ReadonlyMap<string, StartedRun>>;
}
