import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentRow } from "../record/agent-row.ts";
import { type AgentTrust, nextStage, type TrustEvent, type TrustStage, withStage } from "../record/trust-stage.ts";
import { insertHistory, lockAgent, writeStage } from "./store/agents.ts";

/** Moves the stage because of an event. Other domains call it in the transaction of the event. */
export async function applyTrustEvent(act: Act, id: string, event: TrustEvent): Promise<AgentRow> {
  const agent = await lockAgent(act, id);
  return write(act, { id, agent, stage: nextStage(agent.trust_stage, event), cause: event, isEdit: false });
}

/** Moves the stage manually. */
export async function setLifecycle(act: Act, id: string, stage: TrustStage): Promise<AgentRow> {
  return write(act, { id, agent: await lockAgent(act, id), stage, cause: "by hand", isEdit: true });
}

interface Move {
  readonly id: string;
  readonly agent: AgentTrust;
  readonly stage: TrustStage;
  readonly cause: string;
  /** A person set it, so the ETag changes. */
  readonly isEdit: boolean;
}

async function write(act: Act, { id, agent, stage, cause, isEdit }: Move): Promise<AgentRow> {
  const isMove = stage !== agent.trust_stage;
  const row = await writeStage(act, { ...withStage(agent, stage, actSeconds(act)), id, isMove, isEdit });
  if (!isMove) return row;
  const changes = { trust_stage: { from: agent.trust_stage, to: stage } };
  const { revision } = row;
  await insertHistory(act, { agentId: id, revision, action: "stage_moved", changes: JSON.stringify(changes) });
  await recordAudit(act, {
    action: "agent.stage_moved",
    target: { kind: "agent", id },
    details: { from: agent.trust_stage, to: stage, cause },
  });
  return row;
}
