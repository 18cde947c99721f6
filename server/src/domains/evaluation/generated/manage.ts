import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { readFairness } from "./fairness/read-fairness.ts";
import type { MaterialNeeds } from "./read-material.ts";
import type { Generator } from "./rewording/generator.ts";
import type { CustomHarnessCreate } from "./shapes.ts";
import { cancelGeneration, deleteHarness, findHarness, type HarnessRow, insertHarness } from "./store.ts";

const LARGEST_DRAWN_SEED = 2 ** 31;

export interface CreateNeeds extends MaterialNeeds {
  readonly agents: Pick<AgentsPort, "get" | "reach">;
}

/** Writes it down; a worker finds it there. All that it names has to be the team's, and every policy active. */
export async function createHarness(needs: CreateNeeds, act: Act, body: CustomHarnessCreate): Promise<HarnessRow> {
  await needs.agents.get(act, body.agent_id);
  await checkNamed(needs, act, body);
  if (body.fairness) await readFairness(needs, act, { wish: body.fairness, language: "en" });
  const harness = {
    ...{ id: body.id ?? newId(act.now), name: body.name, description: body.description ?? null },
    ...{ agent_id: body.agent_id, persona_ids: unique(body.persona_ids), policy_ids: unique(body.policy_ids) },
    ...{ system_prompt: body.system_prompt ?? null, seed: body.seed ?? randomInt(LARGEST_DRAWN_SEED) },
    ...{ max_prompts: body.max_prompts, workflow_id: newId(act.now), fairness: body.fairness ?? null },
    generator: await generatorOf(needs, act, body),
  };
  if (!(await insertHarness(act, harness))) throw fault("HARNESS_EXISTS");
  await recordAudit(act, {
    action: "custom_harness.created",
    target: { kind: "custom_harness", id: harness.id },
    details: { agent_id: body.agent_id, personas: harness.persona_ids.length, policies: harness.policy_ids },
  });
  return getHarness(act, harness.id);
}

/** An agent that could not be called is refused before anything is made. */
async function generatorOf(needs: CreateNeeds, act: Act, body: CustomHarnessCreate): Promise<Generator | null> {
  const { generator_agent_id: id, max_calls } = body;
  if (!id) return null;
  const { url, protocol } = await needs.agents.reach(act, id);
  if (url === null || protocol !== "chat_completions") {
    const why = "The agent needs an endpoint URL and the chat completions protocol";
    throw unprocessable(["body", "generator_agent_id"], why, id);
  }
  return { agent_id: id, max_calls, calls: [] };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

export async function checkNamed(
  { environment }: MaterialNeeds,
  act: Act,
  { persona_ids, policy_ids }: Pick<CustomHarnessCreate, "persona_ids" | "policy_ids">,
): Promise<void> {
  if (persona_ids.length > 0) await environment.personas(act, unique(persona_ids));
  const policies = policy_ids.length > 0 ? await environment.policies(act, unique(policy_ids)) : [];
  const known = new Map(policies.map((policy) => [policy.id, policy]));
  for (const id of policy_ids) {
    const policy = known.get(id);
    if (!policy) throw fault("POLICY_NOT_FOUND");
    if (policy.status !== "active") throw fault("POLICY_NOT_ACTIVE", { members: { policy_id: id } });
  }
}

export async function getHarness(act: Act, id: string): Promise<HarnessRow> {
  const row = await findHarness(act, id);
  if (!row) throw fault("HARNESS_NOT_FOUND");
  return row;
}

export async function cancelHarness(act: Act, id: string): Promise<HarnessRow> {
  const row = await getHarness(act, id);
  if (row.workflow_status === "cancelled") return row;
  if (!(await cancelGeneration(act, id))) throw fault("HARNESS_NOT_GENERATING");
  await recordAudit(act, { action: "custom_harness.cancelled", target: { kind: "custom_harness", id } });
  return getHarness(act, id);
}

/** Whether a run that is not over asks with it. Runs are further right, and know. */
export type IsAsked = (act: Act, id: string) => Promise<boolean>;

export async function removeHarness(isAsked: IsAsked, act: Act, id: string): Promise<void> {
  await getHarness(act, id);
  if (await isAsked(act, id)) throw fault("HARNESS_IN_USE");
  await deleteHarness(act, id);
  await recordAudit(act, { action: "custom_harness.deleted", target: { kind: "custom_harness", id } });
}
