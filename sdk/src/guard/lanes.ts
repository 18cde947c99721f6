import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import type { Masks } from "@agent-console/analysis/guards/masking/masks.ts";
import { countsOf, type GuardCount } from "@agent-console/analysis/guards/run/counts.ts";
import { unscannedParts } from "@agent-console/analysis/guards/run/decide.ts";
import { type Decision, isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import type { Walked } from "@agent-console/analysis/guards/run/messages.ts";
import { createLane } from "@agent-console/analysis/guards/stream/create-lane.ts";
import type { Lane, LaneStep, LaneStop } from "@agent-console/analysis/guards/stream/lane.ts";
import type { ReadyGuards } from "./bundle-source.ts";
import type { ToJudge } from "./to-judge.ts";
import type { GuardVerdict } from "./verdict.ts";

/** Lanes for the texts of one response. */
export interface OpenLanes {
  lane(channel: Channel): Lane;
  /** What follows from parts that no guard can read. */
  unreadable(parts: Walked["unreadable"]): LaneStop | null;
  /** What a user is told if the rest must not go on. */
  readonly message: string;
  verdictOf(decision: Decision, text: { readonly sent: string; readonly stop: LaneStop | null }): GuardVerdict;
}

interface LocalNeeds {
  readonly masks: Masks | null;
  readonly question?: string | undefined;
  readonly count: (counts: readonly GuardCount[]) => void;
}

/** Judges here, as the text comes. */
export function localLanes({ bundle, prepared }: ReadyGuards, { masks, question, count }: LocalNeeds): OpenLanes {
  return {
    lane(channel) {
      const lane = createLane({ prepared, channel, masks: masks ?? undefined, toward: "client", question });
      void lane.decided.then((decision) => count(countsOf([{ channel, text: "", decision }], decision)));
      return lane;
    },
    unreadable: (parts) =>
      unscannedParts(
        prepared.config,
        parts.map(({ channel }) => channel),
      ).decision === "refuse"
        ? { kind: "refuse", guard: "", rule: null }
        : null,
    message: prepared.config.blockedMessage.output,
    verdictOf: (decision, { sent, stop }) => ({
      ...{ allowed: stop === null, decision: decision.decision, would: decision.would, results: decision.results },
      ...{ text: stop ? null : sent, messages: null, message: stop ? prepared.config.blockedMessage.output : null },
      ...{ notCovered: decision.not_covered, unscanned: 0, version: bundle.version, error: null },
    }),
  };
}

const BLOCKED = "This response can't be shown.";

/** The console judges, so the text is held until it is whole. */
export function remoteLanes(judge: (what: ToJudge) => Promise<GuardVerdict>, more: Partial<ToJudge>): OpenLanes {
  const verdicts = new WeakMap<Decision, GuardVerdict>();
  return {
    lane(channel) {
      let text = "";
      const { promise: decided, resolve } = Promise.withResolvers<Decision>();
      const nothing: LaneStep = { released: 0, changes: [], stop: null };
      return {
        decided,
        push(part) {
          text += part;
          return nothing;
        },
        async end() {
          const verdict = await judge({ ...more, channel, given: { text } });
          const { decision: kind, would, results, notCovered, unscanned } = verdict;
          const decision: Decision = { decision: kind, would, results, not_covered: notCovered, unscanned };
          verdicts.set(decision, verdict);
          resolve(decision);
          if (isStopped(kind))
            return { ...nothing, stop: { kind: kind === "refuse" ? "refuse" : "block", guard: "", rule: null } };
          const isSame = verdict.text === null || verdict.text === text;
          const changes = isSame ? [] : [{ start: 0, end: text.length, text: verdict.text ?? "" }];
          return { released: text.length, changes, stop: null };
        },
      };
    },
    unreadable: () => ({ kind: "refuse", guard: "", rule: null }),
    message: BLOCKED,
    verdictOf: (decision, { sent, stop }) => {
      const known = verdicts.get(decision);
      const { decision: kind, would, results, not_covered: notCovered, unscanned } = decision;
      return {
        ...{ decision: kind, would, results, notCovered, unscanned, messages: null },
        ...{ version: known?.version ?? null, error: known?.error ?? null },
        ...{ allowed: stop === null, text: stop ? null : sent, message: stop ? (known?.message ?? BLOCKED) : null },
      };
    },
  };
}
