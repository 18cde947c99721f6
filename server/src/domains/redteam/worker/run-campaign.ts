/** A campaign from its claim to its end, wave by wave. `../course/course.ts` decides what a goal does next; this does it. */
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import { selectGoals } from "../campaigns/store/goals.ts";
import { logLine } from "../campaigns/store/log.ts";
import { wavesOf } from "../model/waves.ts";
import { operators } from "../operators/list.ts";
import { createTurns } from "../sandbox/turns.ts";
import { learn, nothingKnown } from "../strategies/learn.ts";
import { inTurns, strategies } from "../strategies/list.ts";
import { openAttacker } from "./attacker-moves.ts";
import { LiveTarget } from "./claimed/live-target.ts";
import type { CampaignRun } from "./claimed/needs.ts";
import { Reservations } from "./claimed/reservations.ts";
import { completeCampaign } from "./complete.ts";
import { checkLibrary } from "./journal.ts";
import { openOpinions } from "./opinions.ts";
import { BUDGET_SPENT } from "./run-goal.ts";
import { runWave, type Wave } from "./run-wave.ts";
import type { AttemptContext } from "./sending/attempt-run.ts";

export async function runCampaign(run: CampaignRun, campaign: CampaignRow): Promise<void> {
  checkLibrary(campaign);
  const { context, claimed, session } = run;
  const target = new LiveTarget(run, campaign);
  const agent = await target.now();
  if (!agent) return;
  const goals = await context.transaction(async (act) => {
    await logLine(act, claimed.id, campaign.stage === "waiting" ? "started" : "taken up by a worker");
    return selectGoals(act, claimed.id);
  });
  const { settings, seed } = campaign;
  const reservations = new Reservations();
  const [otherMove, opinions] = [await openAttacker(run, campaign), await openOpinions(run, campaign)];
  const shared: AttemptContext = {
    ...{ run, target, settings, seed, reservations },
    ...{ agentId: campaign.agent_id, turns: createTurns() },
    ...(otherMove ? { otherMove } : {}),
    ...(opinions ? { opinions } : {}),
  };
  const rules = { ...rulesOf(campaign, agent.instructs), isJudged: opinions !== undefined };
  const waves = wavesOf(goals);
  let [known, broken, isCut] = [nothingKnown, 0, false];
  for (const [at, planned] of waves.entries()) {
    if (settings.stopAfter !== null && broken >= settings.stopAfter)
      return completeCampaign(run, { reason: "stop_after", left: foundEnough(broken) });
    const done = await runWave(shared, { ...planned, at, of: waves.length, known, rules });
    if (!done || session.isStopping()) return;
    if (done.isSpent) return completeCampaign(run, { reason: "budget", left: BUDGET_SPENT });
    isCut ||= done.isCut;
    known = learn(known, done.finished);
    broken += done.broken;
  }
  return completeCampaign(run, { reason: isCut ? "budget" : "done", left: BUDGET_SPENT });
}

const foundEnough = (broken: number): string =>
  `Not tried: the campaign ended after ${broken} broken goals, as it was told to.`;

const rulesOf = ({ settings, seed }: CampaignRow, isStateless: boolean): Wave["rules"] => ({
  ...{ seed, budget: settings.queriesPerGoal, confirm: settings.confirm, isMinimizing: settings.isMinimizing },
  strategy: inTurns(strategies.filter(({ id }) => settings.strategies.includes(id))),
  operators: operators.filter((operator) => operator.ways.some((way) => settings.ways.includes(way))),
  isStateless,
});
