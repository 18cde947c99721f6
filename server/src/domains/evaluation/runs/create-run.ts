import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { RunNeeds } from "./dependencies.ts";
import { resolveRun } from "./resolve-run.ts";
import type { CreateRun } from "./shapes.ts";
import { logLine } from "./store/log.ts";
import { insertInspection } from "./store/reports.ts";
import { snapshotOf } from "./store/run-row.ts";
import { insertRun } from "./store/runs.ts";

const MICROS = 1_000_000;
/** Large enough to be unique, short enough to read out. */
const LARGEST_DRAWN_SEED = 2 ** 31;

export const toMicros = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Math.floor(amount * MICROS);

/** Writes the run down; workers find it there. */
export async function createRun(
  needs: RunNeeds,
  act: Act,
  body: CreateRun,
  /** Of the schedule that starts it. */
  scheduleId: string | null = null,
): Promise<string> {
  const { reach, agent, harnesses, picked, testSets } = await resolveRun(needs, act, body);
  const id = body.evaluation_id ?? newId(act.now);
  const isNew = await insertRun(act, {
    id,
    agent_id: body.agent_id,
    type: body.type,
    harness_names: harnesses.map(({ name }) => name),
    harness_type: body.harness_type,
    test_sets: testSets,
    plan: body.plan,
    picked_probes: picked,
    sample_size: body.sample_size ?? null,
    seed: body.seed ?? randomInt(LARGEST_DRAWN_SEED),
    concurrency: body.concurrency,
    agent_revision: agent.revision,
    schedule_id: scheduleId,
    snapshot: snapshotOf(reach),
    requests_cap: body.max_requests ?? null,
    tokens_cap: body.max_tokens ?? null,
    cost_cap_micros: toMicros(body.max_cost),
    prompt_price: body.prices?.prompt_per_million ?? null,
    completion_price: body.prices?.completion_per_million ?? null,
    judge_agent_id: body.judge_agent_id ?? null,
    label: body.label ?? null,
    gateway: body.through_gateway ? (await needs.protection.evaluationAccess(act, body.agent_id)).guards : null,
    judge_revision: body.judge_agent_id ? (await needs.agents.get(act, body.judge_agent_id)).edited_revision : null,
  });
  if (!isNew) throw fault("EVALUATION_EXISTS");
  await insertInspection(act, id, await needs.grader.inspect(agent));
  await logLine(act, id, "created");
  await recordAudit(act, {
    action: "evaluation.created",
    target: { kind: "evaluation", id },
    details: {
      agent_id: body.agent_id,
      harnesses: harnesses.map(({ name }) => name),
      plan: body.plan,
      ...(picked ? { probes: picked } : {}),
      ...(body.label ? { label: body.label } : {}),
      ...(body.through_gateway ? { through_gateway: true } : {}),
      ...(scheduleId === null ? {} : { schedule_id: scheduleId }),
    },
  });
  return id;
}
