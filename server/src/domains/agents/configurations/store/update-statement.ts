import { type Prepared, prepare, slot } from "../../../../platform/db/prepared.ts";
import { joinStatements, raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import { columns, type PlainField } from "../../record/fields.ts";
import { type AgentView, VIEW, VIEW_COLUMNS } from "./view.ts";

/** One column and the value it is to take. */
export interface PlainChange {
  readonly field: PlainField;
  readonly value: unknown;
}

/** A secret that replaces the old one, or clears it. */
export interface SecretChange {
  /** What was sent; if equal to the mask, the key stays unchanged. */
  readonly given: string | null;
  readonly sealed: string | null;
  readonly mask: string | null;
}

export interface Changes {
  readonly plain: readonly PlainChange[];
  readonly apiKey?: SecretChange;
  /** The repository token that came with a white_box_config; null when the config came without one. */
  readonly repositoryToken?: string | null;
}

/** The values that every update needs, whatever it changes. */
export interface UpdateFrame {
  readonly id: string;
  readonly teamId: string;
  /** Revisions that If-Match accepts; null for any. They are compared with the last change to the configuration. */
  readonly revisions: readonly number[] | null;
  /** Written by the console after a run: an entry of the history that leaves the ETag. */
  readonly isBookkeeping: boolean;
  /** Seconds. */
  readonly now: number;
  readonly actorKind: string;
  readonly actorId: string;
  /** The action in the history: updated, archived, reverted. */
  readonly action: string;
  readonly auditId: string;
  readonly nowMs: number;
  readonly requestId: string;
  readonly address: string;
}

/** The agent comes only with an update that changed something. */
export type Updated = (AgentView & { readonly outcome: "updated" }) | { readonly outcome: "unchanged" | "stale" };

interface Given {
  readonly frame: UpdateFrame;
  readonly changes: Changes;
}

const id = slot(({ frame }: Given) => frame.id);
const teamId = slot(({ frame }: Given) => frame.teamId);
const revisions = slot(({ frame }: Given) => frame.revisions);
const isBookkeeping = slot(({ frame }: Given) => frame.isBookkeeping);
const now = slot(({ frame }: Given) => frame.now);
const actorKind = slot(({ frame }: Given) => frame.actorKind);
const actorId = slot(({ frame }: Given) => frame.actorId);
const action = slot(({ frame }: Given) => frame.action);
const auditId = slot(({ frame }: Given) => frame.auditId);
const nowMs = slot(({ frame }: Given) => frame.nowMs);
const requestId = slot(({ frame }: Given) => frame.requestId);
const address = slot(({ frame }: Given) => frame.address);
const givenKey = slot(({ changes }: Given) => changes.apiKey?.given);
const sealedKey = slot(({ changes }: Given) => changes.apiKey?.sealed);
const keyMask = slot(({ changes }: Given) => changes.apiKey?.mask);
const repositoryToken = slot(({ changes }: Given) => changes.repositoryToken);

/** Statements by the set of columns they write. Clients use few sets; the limit keeps a hostile client from filling the memory. */
const prepared = new Map<string, Prepared<Given, Updated>>();
const MOST_PREPARED = 500;

export function updateStatement(changes: Changes, frame: UpdateFrame): Statement<Updated> {
  const fields = changes.plain.map((change) => change.field);
  const key = [...fields, changes.apiKey ? "+key" : "", changes.repositoryToken === undefined ? "" : "+token"].join(
    ",",
  );
  const statement = prepared.get(key) ?? prepareUpdate(key, fields, changes);
  return statement({ changes, frame });
}

function prepareUpdate(key: string, fields: readonly PlainField[], changes: Changes): Prepared<Given, Updated> {
  const statement = compose(fields, changes.apiKey !== undefined, changes.repositoryToken !== undefined);
  if (prepared.size >= MOST_PREPARED) return prepare(statement);
  const update = prepare<Given, Updated>(statement.named(`update agent ${prepared.size}`));
  prepared.set(key, update);
  return update;
}

/** What to write into a column, and what the history records. All of it reads the row as `a`. */
interface Assignments {
  readonly sets: Statement[];
  readonly differences: Difference[];
}

interface Difference {
  readonly field: string;
  /** Both json, or null. */
  readonly was: Statement;
  readonly becomes: Statement;
}

/**
 * An update is one statement: the row is locked and read, the difference is taken, and row, history, audit line and its
 * place in the chain's queue are written together, or nothing is. Four statements in a transaction would do the same at
 * about half the speed (bench/http.ts). Each further part of the statement, and each wide row passed between parts, costs
 * speed too. The audit line's hashes cover the changed fields, before and after: they can be recomputed from the history,
 * and cost less than hashing the whole row twice.
 */
function compose(fields: readonly PlainField[], withKey: boolean, withToken: boolean): Statement<Updated> {
  const values = fields.map((field, at) => plainValue(field, at));
  const { sets, differences } = plainAssignments(fields, values);
  const newValue = (field: PlainField): Statement | undefined => values[fields.indexOf(field)];
  if (withKey) addKey({ sets, differences }, newValue("agent_url") ?? sql`a.agent_url`);
  if (withToken) addToken({ sets, differences }, newValue("white_box_config") ?? sql`a.white_box_config`);
  sets.push(
    sql`updated_at = ${now}`,
    sql`revision = a.revision + 1`,
    sql`edited_revision = case when ${isBookkeeping} then a.edited_revision else a.revision + 1 end`,
  );
  return sql<Updated>`
    with old as (
      select
        a.edited_revision,
        ${members(differences, (was, becomes) => sql`'{"from":' || ${was} || ',"to":' || ${becomes} || '}'`)} as changes,
        ${members(differences, (was) => was)} as was,
        ${members(differences, (_, becomes) => becomes)} as becomes
      from agents a
      where a.id = ${id} and a.team_id = ${teamId}
      for update
    ),
    updated as (
      update agents a
      set ${joinStatements(sets)}
      from old
      where a.id = ${id} and a.team_id = ${teamId}
        and old.changes is not null
        and (${revisions}::bigint[] is null or old.edited_revision = any(${revisions}))
      returning ${VIEW}, a.revision, old.changes, old.was, old.becomes
    ),
    history as (
      insert into agent_history (team_id, agent_id, revision, at, actor_kind, actor_id, action, changes)
      select ${teamId}, ${id}, revision, ${now}, ${actorKind}, ${actorId}, ${action}, changes::json
      from updated
    ),
    line as (
      insert into audit_log (id, team_id, at, actor_kind, actor_id, action, target_kind, target_id, outcome,
        before_hash, after_hash, request_id, address)
      select ${auditId}, ${teamId}, ${nowMs}, ${actorKind}, ${actorId}, 'agent.' || ${action}, 'agent', ${id}::text, 'done',
        encode(sha256(convert_to(was, 'UTF8')), 'hex'),
        encode(sha256(convert_to(becomes, 'UTF8')), 'hex'),
        ${requestId},
        ${address}
      from updated
    ),
    queued as (
      insert into audit_pending (audit_id, team_id)
      select ${auditId}, ${teamId}
      from updated
    )
    select
      case
        when updated.edited_revision is not null then 'updated'
        when ${revisions}::bigint[] is null or old.edited_revision = any(${revisions}) then 'unchanged'
        else 'stale'
      end as outcome,
      ${VIEW_COLUMNS}
    from old
    left join updated on true`;
}

/** A JSON object, as text, of the fields that change; null if none does. */
function members(
  differences: readonly Difference[],
  value: (was: Statement, becomes: Statement) => Statement,
): Statement {
  if (differences.length === 0) return sql`null::text`;
  const each = differences.map((difference) => {
    const [was, becomes] = [jsonText(difference.was), jsonText(difference.becomes)];
    const name = raw(`'"${difference.field}":'`);
    return sql`case when ${was} <> ${becomes} then ${name} || ${value(was, becomes)} end`;
  });
  return sql`'{' || nullif(concat_ws(',', ${joinStatements(each)}), '') || '}'`;
}

const jsonText = (json: Statement): Statement => sql`coalesce((${json})::text, 'null')`;

function plainValue(field: PlainField, at: number): Statement {
  const value = slot(({ changes }: Given) => changes.plain[at]?.value);
  return sql`${value}::${raw(columns[field].type)}`;
}

function plainAssignments(fields: readonly PlainField[], values: readonly Statement[]): Assignments {
  const named = fields.map((field, at) => ({ field, column: raw(field), value: values[at] ?? sql`null` }));
  return {
    sets: named.map(({ column, value }) => sql`${column} = ${value}`),
    differences: named.map(({ field, column, value }) => ({
      field,
      was: sql`to_json(a.${column})`,
      becomes: sql`to_json(${value})`,
    })),
  };
}

/** The mask leaves the key unchanged. A new key belongs to the URL that the agent has after this update. */
function addKey({ sets, differences }: Assignments, url: Statement): void {
  const isSame = sql`${givenKey}::text is not distinct from a.api_key_mask and a.api_key_mask is not null`;
  const isCleared = sql`${sealedKey}::text is null`;
  sets.push(
    sql`api_key_sealed = case when ${isSame} then a.api_key_sealed else ${sealedKey}::text end`,
    sql`api_key_mask = case when ${isSame} then a.api_key_mask else ${keyMask}::text end`,
    sql`api_key_url = case when ${isSame} then a.api_key_url when ${isCleared} then null else ${url} end`,
  );
  differences.push({
    field: "api_key",
    was: sql`to_json(a.api_key_mask)`,
    becomes: sql`
      case
        when ${isSame} then to_json(a.api_key_mask)
        when ${isCleared} then null
        else to_json(${keyMask}::text || ' (replaced)')
      end`,
  });
}

/** A config without a token keeps the stored one, as long as it names the same repository. */
function addToken({ sets, differences }: Assignments, config: Statement): void {
  const isAbsent = sql`${repositoryToken}::text is null`;
  const isSame = sql`${isAbsent} and (${config} ->> 'repo_url') is not distinct from a.repository_token_url`;
  const stored = sql`case when a.repository_token_sealed is null then null else to_json('kept'::text) end`;
  sets.push(
    sql`repository_token_sealed = case when ${isSame} then a.repository_token_sealed else ${repositoryToken}::text end`,
    sql`
      repository_token_url = case
        when ${isSame} then a.repository_token_url
        when ${isAbsent} then null
        else ${config} ->> 'repo_url'
      end`,
  );
  differences.push({
    field: "repository_token",
    was: stored,
    becomes: sql`
      case when ${isSame} then ${stored} when ${isAbsent} then null else to_json('replaced'::text) end`,
  });
}
