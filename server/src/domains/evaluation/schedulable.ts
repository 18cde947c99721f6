import { checkValue } from "../../kernel/check-value.ts";
import { unprocessable } from "../../kernel/unprocessable.ts";
import { hasEnded } from "../../platform/work/status.ts";
import type { Schedulable, ScheduleSettings } from "../agents/port.ts";
import { createRun } from "./runs/create-run.ts";
import { type PreflightNeeds, preflight } from "./runs/preflight.ts";
import { CreateRun } from "./runs/shapes.ts";
import { selectStarted } from "./runs/store/runs.ts";

/** Members of a new run that its schedule decides. */
const DECIDED = ["agent_id", "team_id", "evaluation_id", "harness_type"] as const;
const NO_AGENT = "00000000-0000-0000-0000-000000000000";

/** An evaluation with standard harnesses, and one with the team's own. */
export const evaluationSchedules = (needs: PreflightNeeds): readonly Schedulable[] => [
  runOf(needs, "evaluation", "standard"),
  runOf(needs, "harness", "custom"),
];

function runOf(needs: PreflightNeeds, kind: "evaluation" | "harness", harnessType: "standard" | "custom"): Schedulable {
  const bodyOf = (settings: ScheduleSettings, agentId: string): CreateRun => {
    const given = kind === "evaluation" ? { harness_names: ["trust_score"], ...settings } : settings;
    return checkValue(CreateRun, { ...given, agent_id: agentId, harness_type: harnessType }, "settings");
  };
  return {
    kind,
    power: "evaluation:run",
    check(settings) {
      const wrong = DECIDED.find((name) => name in settings);
      if (wrong) throw unprocessable(["body", "settings", wrong], "The schedule decides this");
      const body: Record<string, unknown> = { ...bodyOf(settings, NO_AGENT) };
      for (const name of DECIDED) delete body[name];
      return body;
    },
    async expect(act, { agentId, settings }) {
      const { requests, cost, warnings } = await preflight(needs, act, bodyOf(settings, agentId));
      return { requests: requests.likely, cost: cost?.likely ?? null, warnings };
    },
    start(act, { agentId, settings, scheduleId, mostRequests }) {
      const body = bodyOf(settings, agentId);
      const caps = [body.max_requests, mostRequests].filter((cap) => typeof cap === "number");
      const max_requests = caps.length > 0 ? Math.min(...caps) : null;
      return createRun(needs, act, { ...body, max_requests }, scheduleId);
    },
    async look(act, runIds) {
      const rows = await selectStarted(act, runIds);
      return new Map(
        rows.map(({ id, status, requests_sent: requests, verdict }) => [
          id,
          { status, requests, hasEnded: hasEnded(status), outcome: verdict ?? (hasEnded(status) ? status : null) },
        ]),
      );
    },
  };
}
