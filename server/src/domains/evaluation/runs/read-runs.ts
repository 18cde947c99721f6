import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentNamed } from "../../agents/port.ts";
import { trustHarnesses } from "../probes/harnesses.ts";
import { selectLog } from "./store/log.ts";
import { countDone, type RunRow, type RunStatus } from "./store/run-row.ts";
import { findRun, selectRuns } from "./store/runs.ts";

export async function getRun(act: Act, id: string): Promise<RunRow> {
  const run = await findRun(act, id);
  if (!run) throw fault("EVALUATION_NOT_FOUND");
  return run;
}

export interface RunsQuery {
  readonly agent_id?: string | undefined;
  readonly status?: RunStatus | undefined;
  readonly label?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface RunsPage {
  readonly rows: readonly RunRow[];
  readonly nextCursor: string | null;
}

export async function listRuns(act: Act, query: RunsQuery): Promise<RunsPage> {
  const after = query.cursor ? readCursor(query.cursor, { at: "bigint", id: "uuid" }) : null;
  const { agent_id: agentId = null, status = null, label = null, limit } = query;
  const found = await selectRuns(act, { agentId, status, label, after, limit: limit + 1 });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const nextCursor = found.length > query.limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null;
  return { rows, nextCursor };
}

export async function readLogs(act: Act, id: string): Promise<string> {
  await getRun(act, id);
  const lines = await selectLog(act, id);
  return lines.map(({ at, line }) => `${new Date(at).toISOString()} ${line}\n`).join("");
}

/** A pass needs all probes of all dimensions. */
export const isPartial = (run: Pick<RunRow, "harness_names" | "picked_probes">): boolean =>
  run.picked_probes !== null || trustHarnesses.some((name) => !run.harness_names.includes(name));

const MICROS = 1_000_000;
const money = (micros: number | null): number | null => (micros === null ? null : micros / MICROS);

/** A run as its readers see it. */
export function presentRun(run: AgentNamed<RunRow>, now: number) {
  return {
    evaluation_id: run.id,
    status: run.status,
    scores: run.scores && Object.fromEntries(Object.entries(run.scores).filter(([, score]) => score !== null)),
    verdict: run.verdict,
    rescoring: run.rescore_by !== null,
    threshold: run.threshold,
    figures: run.figures,
    created_at: run.created_at,
    started_at: run.started_at,
    completed_at: run.completed_at,
    archived_at: run.archived_at,
    error_message: run.error_message,
    status_message: run.status_message,
    team_id: run.team_id,
    agent_id: run.agent_id,
    agent_name: run.agent_name,
    created_by: run.created_by,
    schedule_id: run.schedule_id,
    type: run.type,
    harness_names: run.harness_names,
    harness_type: run.harness_type,
    plan: run.plan,
    picked_probes: run.picked_probes,
    partial: isPartial(run),
    sample_size: run.sample_size,
    seed: run.seed,
    concurrency: run.concurrency,
    max_requests: run.requests_cap,
    max_tokens: run.tokens_cap,
    max_cost: money(run.cost_cap_micros),
    judge_agent_id: run.judge_agent_id,
    label: run.label,
    gateway: run.gateway,
    progress: {
      planned: run.planned,
      done: countDone(run),
      resisted: run.resisted,
      failed: run.failed,
      unassessed: run.unassessed,
      errors: run.errors,
      in_flight: run.in_flight,
      requests: run.requests_sent,
      tokens: run.tokens_used,
      cost: run.prompt_price === null ? null : money(run.cost_used_micros),
      eta_seconds: secondsLeft(run, now),
    },
  };
}

/** By the pace so far. */
function secondsLeft(run: RunRow, now: number): number | null {
  if (run.status !== "running" || run.planned === null || run.started_at === null || countDone(run) === 0) return null;
  const elapsed = Math.max(1, Math.floor(now / 1000) - run.started_at);
  return Math.ceil(((run.planned - countDone(run)) * elapsed) / countDone(run));
}
