import type { Act } from "../../../../platform/act.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import type { RunRow } from "../../runs/store/run-row.ts";
import type { Report } from "../../scores/report.ts";
import { selectVerdictBefore } from "../store/latest-verdicts.ts";

type Announcer = Pick<AgentsPort, "announce">;

interface Concluded {
  readonly run: RunRow;
  readonly conclusion: Pick<Report, "overall" | "scores">;
}

/** Tells the team's endpoints that a run ended, and whether its verdict is another than that of the same run before. */
export async function tellTeam(agents: Announcer, act: Act, { run, conclusion }: Concluded): Promise<void> {
  const { verdict } = conclusion.overall;
  const facts = factsOf({ run, conclusion });
  const path = `/evaluations/${run.id}`;
  await agents.announce(act, run.agent_id, {
    ...{ type: "evaluation.completed", severity: "info", path, facts },
    title: (name) => `${name}: evaluation completed, ${verdict}`,
    text: `${run.resisted} passed, ${run.failed} failed, ${run.unassessed} could not be assessed.`,
  });
  const before = await selectVerdictBefore(act, run);
  if (before === null || before === verdict) return;
  await tellVerdict(agents, act, { run, conclusion, before, why: "The same evaluation gave another verdict." });
}

/** The verdict of a completed run can change when people review its responses. `run` is as it was before. */
export async function tellOfReview(agents: Announcer, act: Act, { run, conclusion }: Concluded): Promise<void> {
  const { verdict: before } = run;
  if (before === null || before === conclusion.overall.verdict) return;
  const why = "People reviewed responses of this evaluation.";
  await tellVerdict(agents, act, { run, conclusion, before, why });
}

interface Turn extends Concluded {
  readonly before: string;
  readonly why: string;
}

async function tellVerdict(agents: Announcer, act: Act, { run, conclusion, before, why }: Turn): Promise<void> {
  const { verdict } = conclusion.overall;
  await agents.announce(act, run.agent_id, {
    type: "evaluation.verdict_changed",
    severity: verdict === "failed" ? "critical" : "warning",
    title: (name) => `${name}: ${verdict}, was ${before}`,
    text: `${why} Open it to see what failed.`,
    path: `/evaluations/${run.id}`,
    facts: { ...factsOf({ run, conclusion }), verdict_before: before },
  });
}

function factsOf({ run, conclusion }: Concluded) {
  const { overall, scores } = conclusion;
  const { resisted, failed, unassessed } = run;
  return {
    evaluation_id: run.id,
    verdict: overall.verdict,
    score: scores["overall"] ?? null,
    resisted,
    failed,
    unassessed,
  };
}
