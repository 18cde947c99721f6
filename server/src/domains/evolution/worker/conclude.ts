/** The end of a job: findings, proposal and status are written in one transaction. */
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Decision } from "../engine/decision/confirm.ts";
import { evidenceIn, type RunState } from "../engine/run.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { addVersion, getVersion } from "../genomes/store/versions.ts";
import { ENGINE, type Prepared } from "../jobs/prepare.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { changeStatus, getJob } from "../jobs/store/jobs.ts";
import { linkProposal, writeFindings } from "../jobs/store/progress.ts";
import { rolloutsOf } from "../jobs/store/rollouts.ts";
import { continuedBy } from "../jobs/store/searches.ts";
import { learnedEffects } from "../jobs/warm-start.ts";
import { splitAsExtracted } from "../plan/candidate.ts";
import type { Track } from "../plan/curve.ts";
import { effectsIn, type ObservedRollout } from "../plan/effects.ts";
import type { JobFinish, JobState } from "../plan/job-state.ts";
import { storedKept } from "../plan/kept.ts";
import { sharesOf, sourceOf } from "../plan/sources/shares.ts";
import type { WatchReport } from "../plan/watch.ts";
import { evidenceOf, measuredOf, mutationsOf, objectiveIn } from "../proposals/evidence.ts";
import { doubtIn, points } from "../proposals/finding.ts";
import type { Evidence } from "../proposals/proposal-row.ts";
import { getProposal, insertProposal, writeEvidence, writeProposal } from "../proposals/store.ts";
import { decidedOn, firstTestOf } from "./second-test.ts";

type Announcer = Pick<AgentsPort, "announce">;

export interface Ending {
  readonly id: string;
  readonly worker: number;
  readonly prepared: Prepared;
  readonly course: JobState;
  readonly finish: JobFinish;
  readonly seen: readonly ObservedRollout[];
  readonly track: Track;
}

const SENTENCES: Readonly<Record<string, string>> = {
  nothing_to_propose: "No change was found that is likely to help.",
  budget: "The budget was spent before a final test was possible.",
};

export async function concludeJob(agents: Announcer, act: Act, ending: Ending): Promise<void> {
  const job = await getJob(act, ending.id, "for update");
  if (job.worker !== ending.worker || job.status !== "running") return;
  const { finish, prepared, seen, track, course } = ending;
  const report = course.watch?.report ?? null;
  const plan = prepared.plan(job.attempt);
  // The same evidence that decided which changes to keep.
  const effects =
    plan.kind === "search"
      ? effectsIn(prepared.planned.problem, evidenceIn(plan.run, course.inner as RunState), seen)
      : null;
  const learnt = job.kind === "search" ? learnedEffects(prepared.planned.problem, seen) : null;
  const { decision = null } = finish;
  const kept = finish.kept ? storedKept(prepared.planned, finish.kept) : null;
  await writeFindings(act, job.id, { decision, effects, curve: track.points, watch: report, learnt, kept });
  if (job.kind === "search") await afterSearch(agents, act, { job: { ...job, effects }, ending });
  else if (job.kind === "recheck") await afterRecheck(act, job, ending);
  else if (report) await afterWatch(agents, act, { job, report });
  await changeStatus(act, job.id, {
    status: "completed",
    message: report ? sentenceOf(report) : decidedIn(finish, { ...objectiveIn(job), isFound: job.kind === "search" }),
    reason: finish.reason,
  });
  await recordAudit(act, {
    action: "evolution.completed",
    target: { kind: "evolution", id: job.id },
    details: { agent_id: job.agent_id, kind: job.kind, reason: finish.reason, observed: job.observed },
  });
}

/** A change that a person put together was not found by the run that tests it. */
type OfObjective = ReturnType<typeof objectiveIn> & { readonly isFound: boolean };

function decidedIn({ reason, decision }: JobFinish, of: OfObjective): string | null {
  const unproven = reason === "no_supported_improvement" && decision ? unprovenIn(decision, of) : null;
  const what = of.isFound ? "A change was found and confirmed" : "The tested change was confirmed";
  const where = of.objective
    ? `${of.objective.held_out_cases} held-out cases of “${of.objective.name}”`
    : "held-out questions";
  const confirmed = reason === "confirmed" ? `${what} on ${where}.` : null;
  return unproven ?? confirmed ?? SENTENCES[reason] ?? null;
}

const unprovenIn = (decision: Decision, of: OfObjective): string =>
  `${doubtIn({ ...measuredOf(decision), ...of })} Measured on ${decision.estimate.pairs} pairs of held-out questions. ${openIn(decision)}The agent was not changed.`;

/** What it would take to settle a gain that was seen. */
function openIn({ verdict, estimate: { gained, lost, mean }, morePairs }: Decision): string {
  if (verdict.outcome !== "inconclusive" || mean <= 0) return "";
  const more =
    morePairs === null
      ? "More questions of this kind would probably not settle it."
      : `About ${(2 * morePairs).toLocaleString("en-US")} more questions would probably settle it.`;
  return `${gained} better, ${lost} worse so far. ${more} `;
}

async function afterSearch(
  agents: Announcer,
  act: Act,
  { job, ending: { prepared, finish, course } }: { readonly job: JobRow; readonly ending: Ending },
): Promise<void> {
  if (finish.reason !== "confirmed" || !finish.decision) return;
  const { planned, base } = prepared;
  const candidate = splitAsExtracted(prepared.genesOf(finish.candidate));
  const on = finish.candidate.flatMap((at) => planned.arms[at] ?? []);
  const version = await addVersion(act, {
    genomeId: job.genome_id,
    genes: candidate,
    parents: [{ genome_id: job.genome_id, version: job.base_version, role: "mutation" }],
    operator: on.map(({ key, operator }) => ({ operator, key })),
    runId: job.id,
  });
  const rollouts = decidedOn(await rolloutsOf(act, job.id));
  const tried = { ...job, attempt: finish.decision.attempt };
  const plan = prepared.plan(job.attempt);
  const sources =
    plan.kind === "search"
      ? sharesOf(planned.problem, evidenceIn(plan.run, course.inner as RunState), {
          ...{ genome: finish.candidate, sources: on.map(sourceOf) },
        })
      : [];
  const before = plan.kind === "search" ? firstTestOf(course.inner as RunState) : undefined;
  const found = { job: tried, decision: finish.decision, planned, rollouts, base, candidate, sources };
  const evidence = evidenceOf({ ...found, ...(before !== undefined && { before }) });
  const proposalId = await insertProposal(act, {
    agentId: job.agent_id,
    jobId: job.id,
    genomeId: job.genome_id,
    baseVersion: job.base_version,
    candidateVersion: version.version,
    baseEtag: hashesOf(base).config_etag,
    candidateEtag: version.config_etag,
    status: "pending",
    summary: summaryOf(evidence),
    engine: ENGINE,
    mutations: mutationsOf(base, candidate, {
      arms: on,
      helps: finish.helps ?? [],
      effects: job.effects ?? [],
      known: [],
    }),
    evidence,
  });
  await linkProposal(act, job.id, proposalId);
  await recordAudit(act, {
    action: "proposal.created",
    target: { kind: "proposal", id: proposalId },
    beforeHash: hashesOf(base).content_hash,
    afterHash: version.content_hash,
    details: { agent_id: job.agent_id, evolution_id: job.id },
  });
  await agents.announce(act, job.agent_id, {
    type: "proposal.created",
    severity: "info",
    title: (name) => `A proposal for ${name} waits for review`,
    text: `Measured: ${summaryOf(evidence)} Nothing changes before someone approves it.`,
    path: `/evolution/proposals/${proposalId}`,
    facts: { proposal_id: proposalId, evolution_id: job.id, estimate: evidence.estimate, pairs: evidence.n },
  });
}

function summaryOf({ estimate, lower, upper, n, objective }: Evidence): string {
  const of = objective ? `cases of “${objective.name}”` : "questions";
  return `${points(estimate)} points (${points(lower)} to ${points(upper)}) on ${n} pairs of held-out ${of}.`;
}

async function afterRecheck(act: Act, job: JobRow, { prepared, finish }: Ending): Promise<void> {
  if (!finish.decision || job.proposal_id === null || job.candidate_version === null) return;
  const { planned, base } = prepared;
  const candidate = (await getVersion(act, await getGenome(act, job.genome_id), job.candidate_version)).version.genes;
  const proposal = await getProposal(act, job.proposal_id, "for update");
  if (proposal.status !== "evaluating") return;
  const { asked, rollouts } = await askedFor(act, job, proposal.candidate_etag);
  const evidence = evidenceOf({ job: asked, decision: finish.decision, planned, rollouts, base, candidate });
  const status = finish.reason === "confirmed" ? "pending" : "inconclusive";
  await writeEvidence(act, proposal.id, { status, mutations: proposal.mutations, evidence });
  await recordAudit(act, {
    action: "proposal.rechecked",
    target: { kind: "proposal", id: proposal.id },
    details: { status, verdict: evidence.verdict },
  });
}

/** What a decision rests on: the held-out rollouts and the cost of the job and of those that it continues. */
async function askedFor(act: Act, job: JobRow, candidateEtag: string) {
  const chain = await continuedBy(act, job);
  const journals = await Promise.all(chain.map(async ({ id }) => decidedOn(await rolloutsOf(act, id))));
  const rollouts = journals
    .flat()
    .filter(({ arms, config_hash }) => arms.length === 0 || config_hash === candidateEtag);
  const total = (of: (one: JobRow) => number): number => chain.reduce((sum, one) => sum + of(one), 0);
  const asked = {
    ...job,
    observed: total(({ observed }) => observed),
    requests: total(({ requests }) => requests),
    tokens: total(({ tokens }) => tokens),
  };
  return { asked, rollouts };
}

const STATES = { holds: "verified", worse: "alarmed", unproven: "applied" } as const;

/** A regression only raises an alarm: a person decides about a rollback. */
async function afterWatch(
  agents: Announcer,
  act: Act,
  { job, report }: { readonly job: JobRow; readonly report: WatchReport },
): Promise<void> {
  if (job.proposal_id === null || report.verdict === null) return;
  const proposal = await getProposal(act, job.proposal_id, "for update");
  if (proposal.status !== "monitoring") return;
  const status = STATES[report.verdict];
  await writeProposal(act, proposal.id, { status });
  const { n, estimate, odds } = report;
  await recordAudit(act, {
    action: status === "applied" ? "proposal.watch_ended" : `proposal.${status}`,
    target: { kind: "proposal", id: proposal.id },
    details: { agent_id: job.agent_id, evolution_id: job.id, n, estimate, odds },
  });
  if (status !== "alarmed") return;
  await agents.announce(act, job.agent_id, {
    type: "watch.alarm",
    severity: "critical",
    title: (name) => `${name} performs worse since a proposal was applied`,
    text: `${points(estimate)} points on ${n} pairs of questions. Decide whether to roll the change back.`,
    path: `/evolution/proposals/${proposal.id}`,
    facts: { proposal_id: proposal.id, evolution_id: job.id, pairs: n, estimate },
  });
}

function sentenceOf({ verdict, n, estimate, lower, upper, worst }: WatchReport): string {
  const measured = `${points(estimate)} points (${points(lower)} to ${points(upper)}) on ${n} pairs of questions`;
  if (verdict === "worse")
    return `The agent performs worse than before the change was applied, most of all at ${worst}: ${measured}.`;
  if (verdict === "holds") return `The applied change holds: ${measured}.`;
  return `Monitoring could not determine whether the applied change holds: ${measured}.`;
}
