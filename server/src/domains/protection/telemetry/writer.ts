import type { NewLog, NewSpan, SeriesLabels } from "./store/new-rows.ts";

/** One figure. `atMs` is when it happened. */
export interface Measure {
  readonly metric: string;
  readonly atMs: number;
  readonly agentId: string | null;
  readonly evaluationId?: string | null;
  readonly labels?: SeriesLabels;
  /** Set if a sender chose the name (OTLP metrics), and not the console. Such a name cannot be one of the catalog's. */
  readonly received?: { readonly unit: string };
}

/**
 * Takes what a part of the console saw, without making anything wait. It holds a limited amount: beyond it, the oldest rows
 * are dropped and counted. Figures are summed in memory and never dropped.
 */
export interface TelemetryWriter {
  span(teamId: string, span: NewSpan): void;
  log(teamId: string, log: NewLog): void;
  count(teamId: string, measure: Measure, by?: number): void;
  /** Several at once cost little more than one. */
  observe(teamId: string, measure: Measure, seconds: number | readonly number[]): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}
