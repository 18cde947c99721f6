import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { getPolicy } from "../policies/manage.ts";
import { findText } from "../policies/store.ts";
import { type ExtractionNeeds, readPolicy } from "./read-policy.ts";
import { getRun, insertModelRun, newestRun, type RunRow } from "./store.ts";

interface Asked {
  readonly policyId: string;
  readonly extractor_agent_id?: string | null;
  readonly max_calls?: number | null;
}

const USUAL_CALLS = 20;

/** Reads the text again; with an agent of the team, a job asks it section by section. */
export async function extractRules(
  needs: ExtractionNeeds & { readonly agents: AgentsPort },
  act: Act,
  { policyId, extractor_agent_id: agentId, max_calls: maxCalls }: Asked,
): Promise<RunRow> {
  const policy = await getPolicy(act, policyId);
  const text = await findText(act, policyId);
  if (!text) throw fault("POLICY_EMPTY");
  if ((await newestRun(act, policyId))?.status === "running") throw fault("EXTRACTION_RUNNING");
  if (agentId) await needs.agents.get(act, agentId);
  const id = await readPolicy(needs, act, { policy, text });
  if (!agentId) return getRun(act, id);
  const run = { policyId, textVersion: text.version, agentId, maxCalls: maxCalls ?? USUAL_CALLS };
  return getRun(act, await insertModelRun(act, run));
}
