import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { AgentSnapshot, RunRow } from "../runs/store/run-row.ts";
import { findRunAndAgent } from "../runs/store/runs.ts";
import type { GenomeVersions } from "./genome-versions.ts";
import type { RunPair } from "./store.ts";

export interface CompareNeeds {
  readonly agents: AgentsPort;
  readonly genomeVersions: GenomeVersions;
}

/**
 * What was asked the first time and what the second. The snapshots tell what was really asked; the agent's history tells
 * what else of it was changed, such as tools, guard or access, and in which steps.
 */
export async function agentDifference(needs: CompareNeeds, act: Act, { before, after }: RunPair) {
  const { agents } = needs;
  const [was, is] = [await snapshotOf(act, before), await snapshotOf(act, after)];
  const isForward = before.agent_revision <= after.agent_revision;
  const [from, to] = isForward
    ? [before.agent_revision, after.agent_revision]
    : [after.agent_revision, before.agent_revision];
  const { fields, steps } = await agents.changesBetween(act, after.agent_id, { from, to });
  // The purpose is never sent; the agent's history shows its changes.
  const { systemPrompt: oldPrompt, purpose: _was, ...old } = was;
  const { systemPrompt: newPrompt, purpose: _is, ...now } = is;
  const asked = Object.keys(now) as (keyof typeof now)[];
  return {
    revisions: { before: before.agent_revision, after: after.agent_revision },
    same: oldPrompt === newPrompt && JSON.stringify(old) === JSON.stringify(now) && Object.keys(fields).length === 0,
    asked: Object.fromEntries(
      asked
        .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
        .map((name) => [name, { from: old[name], to: now[name] }]),
    ),
    system_prompt: oldPrompt === newPrompt ? null : wordDifference(oldPrompt ?? "", newPrompt ?? ""),
    configuration: Object.fromEntries(
      Object.entries(fields).map(([name, one]) => [name, isForward ? one : { from: one.to, to: one.from }]),
    ),
    guard: both(await guardAt(agents, act, before), await guardAt(agents, act, after)),
    genome: both(
      await genomeAt(needs, act, before),
      await genomeAt(needs, act, after),
      ({ config_etag }) => config_etag,
    ),
    steps: isForward ? steps : [],
  };
}

function both<T>(before: T, after: T, told: (one: T) => unknown = (one) => one) {
  return { before, after, same: JSON.stringify(told(before)) === JSON.stringify(told(after)) };
}

/** The guard configuration that the agent names, and its protection status. The content of a guard is not stored here. */
async function guardAt(agents: AgentsPort, act: Act, { agent_id, agent_revision }: RunRow) {
  const agent = await agents.asOf(act, agent_id, agent_revision);
  const { guard_config_id, guard_manually_configured, protection_status } = agent;
  return { guard_config_id, guard_manually_configured, protection_status };
}

function genomeAt({ genomeVersions }: CompareNeeds, act: Act, run: RunRow) {
  return genomeVersions.at(act, { agentId: run.agent_id, revision: run.agent_revision, at: run.created_at });
}

async function snapshotOf(act: Act, { id }: RunRow): Promise<AgentSnapshot> {
  const found = await findRunAndAgent(act, id);
  if (!found) throw fault("EVALUATION_NOT_FOUND");
  return found.agent;
}
