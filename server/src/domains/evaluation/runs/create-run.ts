import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { RunNeeds } from "./dependencies.ts";
import { resolveRun } from "./resolve-run.ts";
import type { CreateRun } from "./shapes.ts";
import { logLine } from "./store/journal.ts";
import { snapshotOf } from "./store/run-row.ts";

const MICROS = 1_000_000;
/** Long enough to be its own, short enough to be said aloud. */
const LARGEST_DRAWN_SEED = 2 ** 31;

export const toMicros = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Math.floor(amount * MICROS);

/** Writes the run down; workers find it there. */
export async function createRun(needs: RunNeeds, act: Act, body: CreateRun): Promise<string> {
  const { reach, agent, harnesses } = await resolveRun(needs, act, body);
  const id = body.evaluation_id ?? newId(act.now);
  const made = await act.tx.run(
    `insert into evaluations (id, team_id, agent_id, created_by, type, harness_names, harness_type, sample_size, seed,
       concurrency, status, agent_revision, agent_snapshot, requests_cap, tokens_cap, cost_cap_micros, prompt_price,
       completion_price, created_at, judge_agent_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'running', $11, $12, $13, $14, $15, $16, $17, $18, $19)
     on conflict (id) do nothing`,
    [
      ...[id, act.who.teamId, body.agent_id, act.who.userId, body.type, harnesses.map(({ name }) => name)],
      ...[body.harness_type, body.sample_size ?? null, body.seed ?? randomInt(LARGEST_DRAWN_SEED), body.concurrency],
      ...[agent.revision, JSON.stringify(snapshotOf(reach)), body.max_requests ?? null, body.max_tokens ?? null],
      ...[
        toMicros(body.max_cost),
        body.prices?.prompt_per_million ?? null,
        body.prices?.completion_per_million ?? null,
      ],
      ...[actSeconds(act), body.judge_agent_id ?? null],
    ],
  );
  if (made === 0) throw fault("EVALUATION_EXISTS");
  await act.tx.run("insert into evaluation_reports (evaluation_id, team_id, inspection) values ($1, $2, $3)", [
    ...[id, act.who.teamId, JSON.stringify(await needs.grader.inspect(agent))],
  ]);
  await logLine(act, id, "created");
  await recordAudit(act, {
    action: "evaluation.created",
    target: { kind: "evaluation", id },
    details: { agent_id: body.agent_id, harnesses: harnesses.map(({ name }) => name) },
  });
  return id;
}
