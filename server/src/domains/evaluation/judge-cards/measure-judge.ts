import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { accuracyOf, FEWEST_OWN, LEAST_MARGIN, mayDecide } from "./judge-card.ts";
import { SHIPPED_CASES } from "./sample.ts";
import {
  cancelRunning,
  countsOf,
  findCard,
  insertCard,
  type JudgeCardRow,
  selectNewestCards,
  selectOwnCases,
} from "./store.ts";

interface Needs {
  readonly agents: AgentsPort;
}

/** More of the team's own responses make a card no better than this. */
const MOST_OWN = 100;

/** Starts a measurement; workers find it. */
export async function measureJudge(
  { agents }: Needs,
  act: Act,
  { agentId, cap }: { agentId: string; cap: number | null },
) {
  const agent = await agents.get(act, agentId);
  const { url, protocol } = await agents.reach(act, agentId);
  if (url === null || protocol !== "chat_completions")
    throw unprocessable(["path", "agent_id"], "A judge must be a chat completions agent with an endpoint URL", agentId);
  const labeled = await selectOwnCases(act, MOST_OWN);
  const own = labeled.length < FEWEST_OWN ? [] : labeled;
  const id = newId(act.now);
  const requests_cap = cap ?? SHIPPED_CASES + own.length;
  const isNew = await insertCard(act, {
    id,
    agent_id: agentId,
    agent_revision: agent.edited_revision,
    requests_cap,
    own,
  });
  if (!isNew) throw fault("JUDGE_CARD_STATE");
  await recordAudit(act, {
    action: "judge.measured",
    target: { kind: "agent", id: agentId },
    details: { responses: SHIPPED_CASES + own.length, max_requests: requests_cap },
  });
  return readJudgeCard({ agents }, act, agentId);
}

export async function readJudgeCard({ agents }: Needs, act: Act, agentId: string) {
  const agent = await agents.get(act, agentId);
  const row = await findCard(act, agentId);
  if (!row) throw fault("JUDGE_CARD_NOT_FOUND");
  return presentCard(row, agent.edited_revision);
}

/** Those that were measured, without agents that are gone. */
export async function listJudgeCards({ agents }: Needs, act: Act) {
  const named = await agents.naming(act, await selectNewestCards(act));
  const results = [];
  for (const row of named) {
    if (row.agent_name === null) continue;
    const { edited_revision } = await agents.get(act, row.agent_id);
    results.push({ agent_name: row.agent_name, card: presentCard(row, edited_revision) });
  }
  return { results };
}

export async function cancelMeasurement(needs: Needs, act: Act, agentId: string) {
  await needs.agents.get(act, agentId);
  if (!(await findCard(act, agentId))) throw fault("JUDGE_CARD_NOT_FOUND");
  if (!(await cancelRunning(act, agentId))) throw fault("JUDGE_CARD_STATE");
  await recordAudit(act, { action: "judge.measurement_canceled", target: { kind: "agent", id: agentId } });
  return readJudgeCard(needs, act, agentId);
}

function presentCard(row: JudgeCardRow, revision: number) {
  const [shipped, own] = [countsOf(row.counts), countsOf(row.own_counts)];
  const isCurrent = row.agent_revision === revision;
  return {
    id: row.id,
    agent_id: row.agent_id,
    agent_revision: row.agent_revision,
    is_current: isCurrent,
    status: row.status,
    status_message: row.status_message,
    requests_sent: row.requests_sent,
    max_requests: row.requests_cap,
    labeled: accuracyOf(shipped),
    own: accuracyOf(own),
    least_margin: LEAST_MARGIN,
    decides: row.status === "completed" && isCurrent && mayDecide(shipped, own),
    created_at: row.created_at,
    completed_at: row.completed_at,
  };
}
