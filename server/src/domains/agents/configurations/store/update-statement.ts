import type { PlainField } from "../../record/fields.ts";
import { type Changes, typeOf } from "../changes.ts";
import { VIEW_COLUMNS, viewFrom } from "./view.ts";

/**
 * An update is one statement: the row is locked and read, the difference is taken, and row, history, audit line and its
 * place in the chain's queue are written together, or nothing is. Four statements in a transaction would say the same at
 * about half the speed (bench/http.ts); so does each further part of the statement, and each wide row passed between them.
 * The audit line's hashes are of the fields that change, before and after: they can
 * be made again from the history, at less cost than hashing the whole row twice.
 */
export interface UpdateFrame {
  readonly id: string;
  readonly teamId: string;
  /** Revisions that If-Match accepts; null for any. They are compared with the last change to the configuration. */
  readonly revisions: readonly number[] | null;
  /** Written by the console after a run: an entry of the history, but no change that people edit against. */
  readonly isBookkeeping: boolean;
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
  frame.isBookkeeping,
];
const FRAME = 12;

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

/** What to write into a column, and what the history says of it. All of it is SQL that reads the row as `a`. */
interface Assignments {
  readonly sets: string[];
  readonly differences: Difference[];
}

interface Difference {
  readonly field: string;
  /** Both json, or null. */
  readonly was: string;
  readonly becomes: string;
}

function compose(fields: readonly PlainField[], withKey: boolean, withToken: boolean): string {
  const assignments = plainAssignments(fields);
  let next = FRAME + fields.length + 1;
  if (withKey) {
    addKey(assignments, fields, next);
    next += 3;
  }
  if (withToken) addToken(assignments, fields, next);
  const { sets, differences } = assignments;
  return `with old as (
    select a.edited_revision, ${members(differences, (was, becomes) => `'{"from":' || ${was} || ',"to":' || ${becomes} || '}'`)} as changes,
      ${members(differences, (was) => was)} as was, ${members(differences, (_, becomes) => becomes)} as becomes
    from agents a where a.id = $1 and a.team_id = $2 for update),
  updated as (
    update agents a set ${[...sets, "updated_at = $4", "revision = a.revision + 1", "edited_revision = case when $12 then a.edited_revision else a.revision + 1 end"].join(", ")}
    from old
    where a.id = $1 and a.team_id = $2 and old.changes is not null
      and ($3::bigint[] is null or old.edited_revision = any($3))
    returning ${viewFrom("a")}, a.revision, old.changes, old.was, old.becomes),
  kept as (
    insert into agent_history (team_id, agent_id, revision, at, actor_kind, actor_id, action, changes)
    select $2, $1, revision, $4, $5, $6, $7, changes::json from updated),
  line as (
    insert into audit_log (id, team_id, at, actor_kind, actor_id, action, target_kind, target_id, outcome,
      before_hash, after_hash, request_id, address)
    select $8, $2, $9, $5, $6, 'agent.' || $7, 'agent', $1::text, 'done',
      encode(sha256(convert_to(was, 'UTF8')), 'hex'), encode(sha256(convert_to(becomes, 'UTF8')), 'hex'), $10, $11
    from updated),
  queued as (insert into audit_pending (audit_id, team_id) select $8, $2 from updated)
  select case when updated.edited_revision is not null then 'updated'
      when $3::bigint[] is null or old.edited_revision = any($3) then 'unchanged' else 'stale' end as outcome, ${VIEW_COLUMNS}
    from old left join updated on true`;
}

/** A JSON object, as text, of the fields that change; null when none does. */
function members(differences: readonly Difference[], value: (was: string, becomes: string) => string): string {
  if (differences.length === 0) return "null::text";
  const each = differences.map((difference) => {
    const [was, becomes] = [jsonText(difference.was), jsonText(difference.becomes)];
    return `case when ${was} <> ${becomes} then '"${difference.field}":' || ${value(was, becomes)} end`;
  });
  return `'{' || nullif(concat_ws(',', ${each.join(", ")}), '') || '}'`;
}

const jsonText = (json: string): string => `coalesce((${json})::text, 'null')`;

function plainAssignments(fields: readonly PlainField[]): Assignments {
  const parameters = fields.map((field, at) => `$${FRAME + 1 + at}::${typeOf(field)}`);
  return {
    sets: fields.map((field, at) => `${field} = ${parameters[at]}`),
    differences: fields.map((field, at) => ({
      field,
      was: `to_json(a.${field})`,
      becomes: `to_json(${parameters[at]})`,
    })),
  };
}

/** The mask sent back leaves the key as it is. A new key belongs to the address that the agent has after this update. */
function addKey({ sets, differences }: Assignments, fields: readonly PlainField[], at: number): void {
  const same = `$${at}::text is not distinct from a.api_key_mask and a.api_key_mask is not null`;
  const url = fields.includes("agent_url") ? `$${FRAME + 1 + fields.indexOf("agent_url")}::text` : "a.agent_url";
  const choose = (column: string, fresh: string): string =>
    `${column} = case when ${same} then a.${column} else ${fresh} end`;
  sets.push(choose("api_key_sealed", `$${at + 1}::text`), choose("api_key_mask", `$${at + 2}::text`));
  sets.push(choose("api_key_url", `case when $${at + 1}::text is null then null else ${url} end`));
  differences.push({
    field: "api_key",
    was: "to_json(a.api_key_mask)",
    becomes: `case when ${same} then to_json(a.api_key_mask)
      when $${at + 1}::text is null then null else to_json($${at + 2}::text || ' (replaced)') end`,
  });
}

/** A config that comes without a token keeps the one it has, as long as it names the same repository. */
function addToken({ sets, differences }: Assignments, fields: readonly PlainField[], at: number): void {
  const config = `$${FRAME + 1 + fields.indexOf("white_box_config")}::json`;
  const keeps = `$${at}::text is null and (${config} ->> 'repo_url') is not distinct from a.repository_token_url`;
  const kept = "case when a.repository_token_sealed is null then null else to_json('kept'::text) end";
  sets.push(`repository_token_sealed = case when ${keeps} then a.repository_token_sealed else $${at}::text end`);
  sets.push(`repository_token_url = case when ${keeps} then a.repository_token_url
    when $${at}::text is null then null else ${config} ->> 'repo_url' end`);
  differences.push({
    field: "repository_token",
    was: kept,
    becomes: `case when ${keeps} then ${kept} when $${at}::text is null then null else to_json('replaced'::text) end`,
  });
}
