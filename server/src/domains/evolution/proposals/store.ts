import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { asJudgedNow } from "./finding.ts";
import type { Evidence, Mutation, ProposalRow, ProposalStatus } from "./proposal-row.ts";

/** What was measured a month ago was measured on another model, more often than not. */
const LASTS_SECONDS = 30 * 86_400;

/** The proposal, or PROPOSAL_NOT_FOUND; another team's looks like none. */
export async function getProposal(act: Act, id: string, lock: "" | "for update" = ""): Promise<ProposalRow> {
  const [row] = await act.tx.query<ProposalRow>(`select * from proposals where id = $1 and team_id = $2 ${lock}`, [
    id,
    act.who.teamId,
  ]);
  if (!row) throw fault("PROPOSAL_NOT_FOUND");
  return judged(row);
}

const judged = (row: ProposalRow): ProposalRow => ({ ...row, evidence: asJudgedNow(row.evidence) });

export async function proposalsOf(act: Act, agentId: string): Promise<ProposalRow[]> {
  const rows = await act.tx.query<ProposalRow>(
    "select * from proposals where team_id = $1 and agent_id = $2 order by created_at desc, id desc",
    [act.who.teamId, agentId],
  );
  return rows.map(judged);
}

export interface NewProposal {
  readonly agentId: string;
  readonly jobId: string;
  readonly genomeId: string;
  readonly baseVersion: number;
  readonly candidateVersion: number;
  readonly baseEtag: string;
  readonly candidateEtag: string;
  readonly status: ProposalStatus;
  readonly summary: string;
  readonly engine: string;
  readonly mutations: readonly Mutation[];
  readonly evidence: Evidence | null;
  readonly supersedes?: string;
}

export async function insertProposal(act: Act, proposal: NewProposal): Promise<string> {
  const id = newId(act.now);
  const now = actSeconds(act);
  await act.tx.run(
    `insert into proposals (id, team_id, agent_id, job_id, genome_id, base_version, candidate_version, base_etag,
       candidate_etag, status, trigger_summary, engine_name, mutations, evidence, supersedes, triggered_by, created_at,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      ...[id, act.who.teamId, proposal.agentId, proposal.jobId, proposal.genomeId, proposal.baseVersion],
      ...[proposal.candidateVersion, proposal.baseEtag, proposal.candidateEtag, proposal.status, proposal.summary],
      ...[proposal.engine, JSON.stringify(proposal.mutations), proposal.evidence && JSON.stringify(proposal.evidence)],
      ...[proposal.supersedes ?? null, act.who.userId, now, now + LASTS_SECONDS],
    ],
  );
  return id;
}

export type ProposalChange = Partial<
  Pick<
    ProposalRow,
    | "status"
    | "job_id"
    | "resulting_version"
    | "reviewed_by"
    | "reviewed_at"
    | "reviewer_notes"
    | "reason_code"
    | "applied_by"
    | "applied_at"
    | "evaluation_id"
    | "monitor_id"
    | "rolled_back_by"
    | "rolled_back_at"
  >
>;

const COLUMNS = [
  "status",
  "job_id",
  "resulting_version",
  "reviewed_by",
  "reviewed_at",
  "reviewer_notes",
  "reason_code",
  "applied_by",
  "applied_at",
  "evaluation_id",
  "monitor_id",
  "rolled_back_by",
  "rolled_back_at",
] as const satisfies readonly (keyof ProposalChange)[];

export async function writeProposal(act: Act, id: string, change: ProposalChange): Promise<ProposalRow> {
  const given = COLUMNS.filter((column) => change[column] !== undefined);
  const [row] = await act.tx.query<ProposalRow>(
    `update proposals set ${given.map((column, at) => `${column} = $${at + 3}`).join(", ")}
     where id = $1 and team_id = $2 returning *`,
    [id, act.who.teamId, ...given.map((column) => change[column])],
  );
  if (!row) throw fault("PROPOSAL_NOT_FOUND");
  return judged(row);
}

/** What a recheck found, beside the new state. */
export async function writeEvidence(
  act: Act,
  id: string,
  found: { status: ProposalStatus; mutations: readonly Mutation[]; evidence: Evidence },
): Promise<void> {
  await act.tx.run("update proposals set status = $3, mutations = $4, evidence = $5 where id = $1 and team_id = $2", [
    id,
    act.who.teamId,
    found.status,
    JSON.stringify(found.mutations),
    JSON.stringify(found.evidence),
  ]);
}
