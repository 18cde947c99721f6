/** Before the search: writes down what the job depends on, or says why it cannot run. */
import type { Act } from "../../../platform/act.ts";
import type { AgentLine } from "../../evaluation/port.ts";
import { CONFIRM } from "../engine/decision/confirm.ts";
import type { Rollout } from "../engine/model/rollout.ts";
import type { JobNeeds } from "../jobs/dependencies.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import { answering } from "../jobs/models-to-try.ts";
import { promptsOfObjective } from "../jobs/own-harness.ts";
import { type Pilot, readPilot } from "../jobs/pilot.ts";
import { type Prepared, prepare } from "../jobs/prepare.ts";
import type { JobRow, Manifest, ProposerSettings, RolloutRow } from "../jobs/store/job-row.ts";
import { getJob } from "../jobs/store/jobs.ts";
import { writeStart } from "../jobs/store/progress.ts";
import { decisionsOn, lastManifest } from "../jobs/store/searches.ts";
import { warmStart } from "../jobs/warm-start.ts";
import { leastFor, tooSmall } from "../plan/budget/advice.ts";
import { pilotRollouts } from "../plan/budget/first-look.ts";
import type { Example } from "../plan/own-tests/examples.ts";
import { tooFewCases } from "../plan/own-tests/objective.ts";
import type { ProposerRecord } from "../plan/proposed.ts";
import { giveOrders, holdsMarks, holdsUnseen } from "../proposer/orders.ts";
import { type PlannedCall, planCalls } from "../proposer/plan-calls.ts";
import { insertCalls } from "../proposer/store.ts";

export const BLACK_BOX =
  "The agent followed neither of two test instructions sent as system messages, so prompt changes cannot be measured.";
export const SILENT = "The agent does not respond. Test its connection first.";
export const DRIFTED = "The console's probes or rule library changed after the run started. Start a new run.";
export const UPDATED =
  "The console was updated after the run started, and now searches and decides differently. Start a new run.";
export const FEW_PROBES = "There are too few probes for a search and a final test.";

interface Beginning {
  readonly needs: Pick<JobNeeds, "evaluation">;
  readonly inJob: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
  readonly line: AgentLine;
  readonly signal: AbortSignal;
  /** Sends the prompts without a result in the journal; null if the job has to be released. */
  readonly ask: (prepared: Prepared, rollouts: readonly Rollout[]) => Promise<ReadonlyMap<number, RolloutRow> | null>;
}

/** The job with its manifest, unchanged if it has one already. Null if the job has to be released. */
export async function begin({ needs, inJob, line, signal, ask }: Beginning, given: JobRow): Promise<JobRow | null> {
  if (given.manifest) return given;
  const { models, notes } = await answering(line, given.settings.models ?? [], signal);
  const job = { ...given, settings: { ...given.settings, models }, notes: [...given.notes, ...notes] };
  const first = await inJob((act) => prepare(needs, act, job));
  if (job.kind === "search") await inJob((act) => refuseFewCases(needs, act, job));
  if (!first) throw new JobImpossible("no_probes", FEW_PROBES);
  // If there are rollouts, an earlier worker has already checked the agent.
  if (job.kind === "search" && job.planned === 0) {
    const { holdoutHash } = first.planned;
    const decided = await inJob((act) => decisionsOn(act, { ...decidedFor(job), holdoutHash }));
    await refuseHopeless(job, first, { attempt: decided + 1, line, signal });
  }
  const pilot = job.kind === "search" ? await piloted(first, job.budget, ask) : await inJob(pilotBefore(job));
  if (!pilot) return null;
  const planned = await inJob((act) => prepare(needs, act, { ...job, manifest: manifestOf(first, pilot) }));
  if (!planned)
    throw new JobImpossible(
      "no_probes",
      "Too few of the agent's responses can be assessed for a search and a final test.",
    );
  const wish = job.kind === "search" ? (job.settings.proposer ?? null) : null;
  const calls = wish ? planCalls(pilot.failures, wish) : [];
  const warm = job.kind === "search" && job.settings.warmStart ? await inJob(warmStart) : null;
  const manifest: Manifest = {
    ...manifestOf(planned, pilot),
    ...(warm ? { warm_start: warm } : {}),
    ...(wish ? { proposer: recordOf(wish, calls) } : {}),
  };
  return inJob((act) => writeBeginning(act, job, { manifest, calls }));
}

async function refuseFewCases(needs: Beginning["needs"], act: Act, { settings: { objective } }: JobRow): Promise<void> {
  if (!objective) return;
  const { prompts } = await promptsOfObjective(needs, act, objective);
  const few = tooFewCases(objective.name, prompts);
  if (few !== null) throw new JobImpossible("few_cases", few);
}

async function piloted(prepared: Prepared, budget: number, ask: Beginning["ask"]): Promise<Pilot | null> {
  const rollouts = pilotRollouts(prepared.planned.problem, budget);
  const rows = await ask(prepared, rollouts);
  if (!rows) return null;
  const pilot = readPilot(prepared.planned, rollouts, rows);
  return { ...pilot, examples: pilot.examples.filter(isPlain) };
}

/** An answer comes from outside: what a rule may not contain, an example may not contain. */
const isPlain = ({ question, answer }: Example): boolean =>
  [question, answer].every((text) => !giveOrders(text) && !holdsMarks(text) && !holdsUnseen(text));

async function refuseHopeless(
  { budget }: JobRow,
  { planned: { problem } }: Prepared,
  { attempt, line, signal }: { attempt: number; line: AgentLine; signal: AbortSignal },
): Promise<void> {
  if (problem.genes.length === 0)
    throw new JobImpossible("no_evaluable_genes", "No setting of this agent can be changed and measured.");
  const small = tooSmall(budget, leastFor(problem, { ...CONFIRM, attempt }));
  if (small !== null) throw new JobImpossible("budget", small);
  const follows = await line.followsSystemMessage(signal);
  if (follows === null) throw new JobImpossible("target_errors", SILENT);
  if (!follows) throw new JobImpossible("no_evaluable_genes", BLACK_BOX);
}

const manifestOf = ({ manifest }: Prepared, { asked, answers, unjudged, examples }: Pilot): Manifest => ({
  ...manifest,
  pilot: asked,
  ...(examples.length > 0 && { examples }),
  ...(answers.length > 0 && { pilot_answers: answers }),
  unjudged_families: unjudged,
});

const recordOf = ({ agentId, model }: ProposerSettings, calls: readonly PlannedCall[]): ProposerRecord => ({
  ...{ agent_id: agentId, model, state: calls.length > 0 ? "asking" : "done", clauses: [], calls: [] },
});

const NOTHING_TAUGHT =
  "No earlier run of the team learned anything about these rules, so this run starts from scratch.";
const NOTHING_FAILED = "The agent passed all pilot prompts, so the rule-writing agent was not used.";

/** A recheck, or monitoring, leaves out what the agent's last search left out; a continuation what the job before it did. */
const pilotBefore =
  (job: JobRow) =>
  async (act: Act): Promise<Pilot> => {
    const manifest =
      job.continues_id === null
        ? await lastManifest(act, job.agent_id)
        : (await getJob(act, job.continues_id)).manifest;
    return { asked: 0, unjudged: manifest?.unjudged_families ?? [], answers: [], failures: [], examples: [] };
  };

const decidedFor = ({ agent_id: agentId, settings: { objective } }: JobRow) => ({ agentId, objective });

async function writeBeginning(
  act: Act,
  job: JobRow,
  { manifest, calls }: { manifest: Manifest; calls: readonly PlannedCall[] },
): Promise<JobRow> {
  const decided = await decisionsOn(act, { ...decidedFor(job), holdoutHash: manifest.holdout_hash });
  const row = await writeStart(act, job, {
    manifest,
    attempt: decided + 1,
    stage: calls.length > 0 ? "reflect" : job.stage,
    notes: [
      ...job.notes,
      ...(manifest.proposer && calls.length === 0 ? [NOTHING_FAILED] : []),
      ...(manifest.warm_start?.agents === 0 ? [NOTHING_TAUGHT] : []),
    ],
  });
  if (!row) throw new JobImpossible("lost", "Another worker has the run.");
  await insertCalls(act, job.id, calls);
  return row;
}
