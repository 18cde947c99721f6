import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentRow } from "../record/agent-row.ts";
import { type AgentTrust, nextStage, type TrustEvent, type TrustStage, withStage } from "../record/trust-stage.ts";

interface Locked extends AgentTrust {
  readonly revision: number;
}

/** Moves the stage because something happened; other domains call it in the transaction of that something. */
export async function applyTrustEvent(act: Act, id: string, event: TrustEvent): Promise<AgentRow> {
  const agent = await lock(act, id);
  return write(act, { id, agent, stage: nextStage(agent.trust_stage, event), cause: event, isEdit: false });
}

/** Moves the stage because a person says so. */
export async function setLifecycle(act: Act, id: string, stage: TrustStage): Promise<AgentRow> {
  return write(act, { id, agent: await lock(act, id), stage, cause: "by hand", isEdit: true });
}

async function lock(act: Act, id: string): Promise<Locked> {
  const [agent] = await act.tx.query<Locked>(
    "select trust_stage, trusted_at, ttt_days, created_at, revision from agents where id = $1 and team_id = $2 for update",
    [id, act.who.teamId],
  );
  if (!agent) throw fault("AGENT_NOT_FOUND");
  return agent;
}

interface Move {
  readonly id: string;
  readonly agent: Locked;
  readonly stage: TrustStage;
  readonly cause: string;
  /** A person set it: whoever is editing the agent is told. */
  readonly isEdit: boolean;
}

async function write(act: Act, { id, agent, stage, cause, isEdit }: Move): Promise<AgentRow> {
  const now = actSeconds(act);
  const next = withStage(agent, stage, now);
  const moved = stage !== agent.trust_stage;
  const [row] = await act.tx.query<AgentRow>(
    `update agents set trust_stage = $3, trusted_at = $4, ttt_days = $5,
       updated_at = case when $7 then $6 else updated_at end, revision = revision + case when $7 then 1 else 0 end,
       edited_revision = case when $7 and $8 then revision + 1 else edited_revision end
     where id = $1 and team_id = $2 returning *`,
    [id, act.who.teamId, next.trust_stage, next.trusted_at, next.ttt_days, now, moved, isEdit],
  );
  if (!row) throw fault("AGENT_NOT_FOUND");
  if (!moved) return row;
  const changes = { trust_stage: { from: agent.trust_stage, to: stage } };
  await act.tx.run(
    `insert into agent_history (team_id, agent_id, revision, at, actor_kind, actor_id, action, changes)
     values ($1, $2, $3, $4, $5, $6, 'stage_moved', $7)`,
    [act.who.teamId, id, row.revision, now, act.who.kind, act.who.userId, JSON.stringify(changes)],
  );
  await recordAudit(act, {
    action: "agent.stage_moved",
    target: { kind: "agent", id },
    details: { from: agent.trust_stage, to: stage, cause },
  });
  return row;
}
