/** A campaign from its claim to its end, wave by wave. `../course/course.ts` decides what a goal does next; this does it. */
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import { selectGoals } from "../campaigns/store/goals.ts";
import { logLine } from "../campaigns/store/log.ts";
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

/** Goals between which nothing is shared: what they show is learned together at the end of the wave. */
const WAVE = 16;

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
  const of = Math.ceil(goals.length / WAVE);
  let [known, broken] = [nothingKnown, 0];
  for (let at = 0; at < of; at++) {
    if (settings.stopAfter !== null && broken >= settings.stopAfter)
      return completeCampaign(run, { reason: "stop_after", left: foundEnough(broken) });
    const wave = { goals: goals.slice(at * WAVE, (at + 1) * WAVE), at, of, known, rules };
    const done = await runWave(shared, wave);
    if (!done || session.isStopping()) return;
    if (done.isCapped) return completeCampaign(run, { reason: "budget", left: BUDGET_SPENT });
    known = learn(known, done.finished);
    broken += done.broken;
  }
  return completeCampaign(run, { reason: "done", left: BUDGET_SPENT });
}

const foundEnough = (broken: number): string =>
  `Not tried: the campaign ended after ${broken} broken goals, as it was told to.`;

const rulesOf = ({ settings, seed }: CampaignRow, isStateless: boolean): Wave["rules"] => ({
  ...{ seed, budget: settings.queriesPerGoal, confirm: settings.confirm, isMinimizing: settings.isMinimizing },
  strategy: inTurns(strategies.filter(({ id }) => settings.strategies.includes(id))),
  operators: operators.filter((operator) => operator.ways.some((way) => settings.ways.includes(way))),
  isStateless,
});
