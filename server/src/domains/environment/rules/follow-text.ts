import { topicOf } from "@agent-console/analysis/policies/topic.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import { insertVersions, type Meaning, type RuleRow, writeRule } from "./store.ts";

/** Where a rule's words stand now. */
type Place = Pick<RuleRow, "span_start" | "span_end" | "text_version" | "position" | "quote" | "span_hash" | "section">;

/** Their words stand elsewhere now; what they mean, and what was decided, stays. */
export async function moveRules(act: Act, moves: readonly { row: RuleRow; place: Place }[]): Promise<void> {
  if (moves.length === 0) return;
  const places = moves.map(({ row, place }) => ({ id: row.id, ...place }));
  await act.tx.run(sql`
    update policy_rules r
    set span_start = moved.span_start, span_end = moved.span_end, text_version = moved.text_version,
      position = moved.position, quote = moved.quote, section = moved.section, updated_at = ${actSeconds(act)},
      revision = r.revision + 1
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as moved (id uuid, span_start integer, span_end integer,
      text_version integer, position integer, quote text, section text)
    where r.id = moved.id and r.team_id = ${act.who.teamId}`);
}

/** Their sentence says something else now: a new version, open for a decision. The approved one stays in force. */
export async function rewordRules(
  act: Act,
  changes: readonly { row: RuleRow; place: Place; meaning: Meaning }[],
): Promise<void> {
  for (const { row, place, meaning } of changes) {
    const version = row.version + 1;
    await insertVersions(act, [{ rule_id: row.id, version, ...meaning }]);
    await writeRule(act, row, {
      ...place,
      version,
      status: "modified",
      topic: topicOf(meaning.action, meaning.target),
    });
  }
}

/** Their words are gone: someone has to decide whether they still hold. */
export async function loseWords(act: Act, rows: readonly RuleRow[]): Promise<void> {
  for (const row of rows) await writeRule(act, row, { status: "modified", span_start: null, span_end: null });
}
