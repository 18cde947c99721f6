import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { AgentSnapshot, RunRow } from "../runs/row.ts";
import { wordDifference } from "./word-difference.ts";

interface Runs {
  readonly before: RunRow;
  readonly after: RunRow;
}

/**
 * What was asked the first time and what the second. The snapshots tell what was really asked; the agent's history tells
 * what else of it was changed, such as tools, guard or access, and in which steps.
 */
export async function agentDifference(agents: AgentsPort, act: Act, { before, after }: Runs) {
  const [was, is] = [await snapshotOf(act, before), await snapshotOf(act, after)];
  const isForward = before.agent_revision <= after.agent_revision;
  const [from, to] = isForward
    ? [before.agent_revision, after.agent_revision]
    : [after.agent_revision, before.agent_revision];
  const { fields, steps } = await agents.changesBetween(act, after.agent_id, { from, to });
  const { systemPrompt: oldPrompt, ...old } = was;
  const { systemPrompt: newPrompt, ...now } = is;
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
    steps: isForward ? steps : [],
  };
}

async function snapshotOf(act: Act, { id }: RunRow): Promise<AgentSnapshot> {
  const [row] = await act.tx.query<{ snapshot: string }>(
    "select agent_snapshot::text as snapshot from evaluations where id = $1 and team_id = $2",
    [id, act.who.teamId],
  );
  return JSON.parse(row?.snapshot ?? "{}") as AgentSnapshot;
}
