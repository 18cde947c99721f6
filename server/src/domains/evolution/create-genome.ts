import { newId } from "../../kernel/ids.ts";
import { parseJson } from "../../kernel/json/parse.ts";
import { type Act, actSeconds } from "../../platform/act.ts";
import { recordAudit, stateHash } from "../../platform/audit/record.ts";
import type { Answer } from "../../platform/http/answer.ts";
import { withConsoleMembers } from "./genome-text.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Keeps a genome as it was sent. Nothing in it is required or refused; what the console adds stands beside it. */
export async function createGenome(act: Act, body: string): Promise<Answer> {
  const sent = parseJson(body) as Record<string, unknown>;
  const id = newId(act.now);
  const now = actSeconds(act);
  const agentId = typeof sent["agent_id"] === "string" && UUID.test(sent["agent_id"]) ? sent["agent_id"] : null;
  await act.tx.run(
    "insert into genomes (id, team_id, agent_id, body, created_by, created_at) values ($1, $2, $3, $4, $5, $6)",
    [id, act.who.teamId, agentId, body, act.who.userId, now],
  );
  await recordAudit(act, { action: "genome.created", target: { kind: "genome", id }, afterHash: stateHash(body) });
  const content = withConsoleMembers(body, sent, { id, version: 1, created_at: now });
  return { status: 200, raw: { content, type: "application/json" }, headers: { location: `/v1/genomes/${id}` } };
}
