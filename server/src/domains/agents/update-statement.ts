import { type Changes, typeOf } from "./changes.ts";
import type { PlainField } from "./fields.ts";
import { viewFrom } from "./view.ts";

/**
 * An update is one statement: the row is locked and read, the difference is taken, and row, history, audit line and its
 * place in the chain's queue are written together, or nothing is. Four statements in a transaction would say the same at
 * about half the speed (bench/http.ts). The audit line's hashes are of the fields that change, before and after: they can
 * be made again from the history, at less cost than hashing the whole row twice.
 */
export interface UpdateFrame {
  readonly id: string;
  readonly teamId: string;
  /** Revisions that If-Match accepts; null for any. */
  readonly revisions: readonly number[] | null;
  /** Seconds. */
  readonly now: number;
  readonly actorKind: string;
  readonly actorId: string;
  /** How the history calls it: updated, archived, reverted. */
  readonly action: string;
  readonly auditId: string;
  readonly nowMs: number;
  readonly requestId: string;
  readonly address: string;
}

export interface Statement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

const frameValues = (frame: UpdateFrame): unknown[] => [
  frame.id,
  frame.teamId,
  frame.revisions,
  frame.now,
  frame.actorKind,
  frame.actorId,
  frame.action,
  frame.auditId,
  frame.nowMs,
  frame.requestId,
  frame.address,
];
const FRAME = 11;

/** Texts by the set of columns they write. Clients use few sets; the bound keeps a hostile one from filling the server. */
const prepared = new Map<string, { readonly name: string; readonly text: string }>();
const MOST_PREPARED = 500;

export function updateStatement(changes: Changes, frame: UpdateFrame): Statement {
  const fields = changes.plain.map((change) => change.field);
  const key = [...fields, changes.apiKey ? "+key" : "", changes.repositoryToken === undefined ? "" : "+token"].join(
    ",",
  );
  const statement = prepared.get(key) ?? prepare(key, fields, changes);
  const values = frameValues(frame);
  values.push(...changes.plain.map((change) => change.value));
  if (changes.apiKey) values.push(changes.apiKey.given, changes.apiKey.sealed, changes.apiKey.mask);
  if (changes.repositoryToken !== undefined) values.push(changes.repositoryToken);
  return { ...statement, values };
}

function prepare(
  key: string,
  fields: readonly PlainField[],
  changes: Changes,
): { name: string | undefined; text: string } {
  const text = compose(fields, changes.apiKey !== undefined, changes.repositoryToken !== undefined);
  if (prepared.size >= MOST_PREPARED) return { name: undefined, text };
  const statement = { name: `update agent ${prepared.size}`, text };
  prepared.set(key, statement);
  return statement;
}

interface Assignments {
  readonly sets: string[];
  readonly differences: string[];
}

function compose(fields: readonly PlainField[], withKey: boolean, withToken: boolean): string {
  const { sets, differences } = plainAssignments(fields);
  let next = FRAME + fields.length + 1;
  if (withKey) {
    addKey({ sets, differences }, fields, next);
    next += 3;
  }
  if (withToken) addToken({ sets, differences }, fields, next);
  if (differences.length === 0) differences.push("(null, null::json, null::json)");
  return `with old as (select * from agents where id = $1 and team_id = $2 for update),
  difference as (
    select json_object_agg(d.field, json_build_object('from', d.was, 'to', d.becomes)) as changes,
      json_object_agg(d.field, d.was)::text as was, json_object_agg(d.field, d.becomes)::text as becomes
    from old, lateral (values ${differences.join(", ")}) as d (field, was, becomes)
    where d.was::text is distinct from d.becomes::text),
  updated as (
    update agents a set ${[...sets, "updated_at = $4", "revision = a.revision + 1"].join(", ")}
    from old, difference
    where a.id = $1 and a.team_id = $2 and difference.changes is not null
      and ($3::bigint[] is null or old.revision = any($3))
    returning a.*),
  kept as (
    insert into agent_history (team_id, agent_id, revision, at, actor_kind, actor_id, action, changes)
    select $2, $1, updated.revision, $4, $5, $6, $7, difference.changes from updated, difference),
  line as (
    insert into audit_log (id, team_id, at, actor_kind, actor_id, action, target_kind, target_id, outcome,
      before_hash, after_hash, request_id, address)
    select $8, $2, $9, $5, $6, 'agent.' || $7, 'agent', $1::text, 'done',
      encode(sha256(convert_to(difference.was, 'UTF8')), 'hex'),
      encode(sha256(convert_to(difference.becomes, 'UTF8')), 'hex'), $10, $11
    from difference, updated),
  queued as (insert into audit_pending (audit_id, team_id) select $8, $2 from updated)
  select 'updated' as outcome, ${viewFrom("updated")} from updated
  union all
  select case when $3::bigint[] is null or old.revision = any($3) then 'unchanged' else 'stale' end, ${viewFrom("old")}
  from old where not exists (select from updated)`;
}

function plainAssignments(fields: readonly PlainField[]): Assignments {
  const parameters = fields.map((field, at) => `$${FRAME + 1 + at}::${typeOf(field)}`);
  return {
    sets: fields.map((field, at) => `${field} = ${parameters[at]}`),
    differences: fields.map((field, at) => `('${field}', to_json(old.${field}), to_json(${parameters[at]}))`),
  };
}

/** The mask sent back leaves the key as it is. A new key belongs to the address that the agent has after this update. */
function addKey({ sets, differences }: Assignments, fields: readonly PlainField[], at: number): void {
  const same = `$${at}::text is not distinct from old.api_key_mask and old.api_key_mask is not null`;
  const url = fields.includes("agent_url") ? `$${FRAME + 1 + fields.indexOf("agent_url")}::text` : "old.agent_url";
  const choose = (column: string, fresh: string): string =>
    `${column} = case when ${same} then old.${column} else ${fresh} end`;
  sets.push(choose("api_key_sealed", `$${at + 1}::text`), choose("api_key_mask", `$${at + 2}::text`));
  sets.push(choose("api_key_url", `case when $${at + 1}::text is null then null else ${url} end`));
  differences.push(
    `('api_key', to_json(old.api_key_mask), case when ${same} then to_json(old.api_key_mask)
      when $${at + 1}::text is null then null else to_json($${at + 2}::text || ' (replaced)') end)`,
  );
}

/** A config that comes without a token keeps the one it has, as long as it names the same repository. */
function addToken({ sets, differences }: Assignments, fields: readonly PlainField[], at: number): void {
  const config = `$${FRAME + 1 + fields.indexOf("white_box_config")}::json`;
  const keeps = `$${at}::text is null and (${config} ->> 'repo_url') is not distinct from old.repository_token_url`;
  sets.push(`repository_token_sealed = case when ${keeps} then old.repository_token_sealed else $${at}::text end`);
  sets.push(`repository_token_url = case when ${keeps} then old.repository_token_url
    when $${at}::text is null then null else ${config} ->> 'repo_url' end`);
  differences.push(
    `('repository_token', case when old.repository_token_sealed is null then null else to_json('kept'::text) end,
      case when ${keeps} then case when old.repository_token_sealed is null then null else to_json('kept'::text) end
      when $${at}::text is null then null else to_json('replaced'::text) end)`,
  );
}
