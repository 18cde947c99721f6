import type { Clock } from "../../../../kernel/clock.ts";
import type { LabeledHit } from "../../promotion/hits.ts";
import type { TelemetryWriter } from "../writer.ts";

interface Needs {
  readonly telemetry: { readonly writer: TelemetryWriter };
  readonly clock: Clock;
}

/** Labels of reviewers as a figure. One that was taken back, or is of a made-up hit, is none. */
export const countLabels =
  ({ telemetry, clock }: Needs) =>
  (teamId: string, { hit, agentId }: LabeledHit): void => {
    if (hit.label === null || hit.is_sample) return;
    const labels = { guard: hit.guard, outcome: hit.label };
    telemetry.writer.count(teamId, { metric: "guard_labeled_total", atMs: clock.milliseconds(), agentId, labels });
  };
