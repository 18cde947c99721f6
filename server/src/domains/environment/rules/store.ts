import { createHash } from "node:crypto";
import type { Check } from "@agent-console/analysis/policies/check.ts";
import { fault } from "../../../kernel/errors.ts";
import { canonicalJson } from "../../../kernel/json/canonical.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { sqlState } from "../../../platform/db/database.ts";
import { type Refined, raw, type Statement, sql } from "../../../platform/db/sql.ts";
import type {
  EnvironmentSettingsRow,
  PolicyRow,
  PolicyRuleRow as StoredRule,
  RuleVersionRow as StoredVersion,
} from "../tables/rows.ts";

const UNIQUE_VIOLATION = "23505";

/** Who found a rule. */
export interface Origin {
  readonly kind: "embedded" | "model" | "person" | "preset";
  readonly name: string;
  readonly version: string;
  readonly agent_id?: string;
  readonly model?: string;
}

export type VersionRow = Refined<
  StoredVersion,
  { readonly constraints: readonly JsonObject[]; readonly consequence: JsonObject; readonly test: Check }
>;

/** What a rule means: one version without its place in the history. */
export type Meaning = Pick<
  VersionRow,
  "rule_type" | "action" | "target" | "assignee" | "constraints" | "constraint_logic" | "consequence" | "words" | "test"
>;

function meaningOf(row: Meaning): Meaning {
  const { rule_type, action, target, assignee, constraints, constraint_logic, consequence, words, test } = row;
  return { rule_type, action, target, assignee, constraints, constraint_logic, consequence, words, test };
}

/** Two meanings with the same hash are one. */
export const meaningHash = (row: Meaning): string =>
  createHash("sha256")
    .update(canonicalJson(meaningOf(row)))
    .digest("hex");

/** A rule with the meaning of its newest version. */
export type RuleRow = Refined<StoredRule, { readonly origins: readonly Origin[] }> &
  Meaning & {
    /** Who wrote the newest version. */
    readonly author: string;
    /** The words in force. */
    readonly approved_words: string | null;
  };

const columns = sql`
  select r.*, v.rule_type, v.action, v.target, v.assignee, v.constraints, v.constraint_logic, v.consequence, v.words,
    v.test, v.created_by as author, a.words as approved_words`;
const versions = sql`
  join rule_versions v on v.team_id = r.team_id and v.rule_id = r.id and v.version = r.version
  left join rule_versions a on a.team_id = r.team_id and a.rule_id = r.id and a.version = r.approved_version`;
const rules = sql`
  ${columns}
  from policy_rules r
  ${versions}`;

export async function findRule({ tx, who }: Act, id: string): Promise<RuleRow | null> {
  const [row] = await tx.query(sql<RuleRow>`
    ${rules}
    where r.id = ${id} and r.team_id = ${who.teamId}`);
  return row ?? null;
}

/** Locked in the order of their ids, so that two reviews of the same rules wait for each other and nothing else. */
export function lockRules({ tx, who }: Act, ids: readonly string[]): Promise<RuleRow[]> {
  return tx.query(sql<RuleRow>`
    ${rules}
    where r.id = any(${ids}::uuid[]) and r.team_id = ${who.teamId}
    order by r.id
    for update of r`);
}

/** All rules of a policy, in the order of its text. */
export function rulesOfPolicy({ tx, who }: Act, policyId: string): Promise<RuleRow[]> {
  return tx.query(sql<RuleRow>`
    ${rules}
    where r.policy_id = ${policyId} and r.team_id = ${who.teamId}
    order by r.position, r.id
    for update of r`);
}

export interface RuleFilter {
  readonly policyId: string | null;
  readonly status: StoredRule["status"] | null;
  readonly category: string | null;
  readonly check: string | null;
  /** Part of the number, the action or the words. */
  readonly words: string | null;
}

export interface RulePage extends RuleFilter {
  readonly after: { readonly policy: string; readonly at: number; readonly id: string } | null;
  readonly limit: number;
  readonly offset: number;
}

const matching = (act: Act, filter: RuleFilter): Statement => sql`
  ${filtered(act, filter)}
  ${filter.words === null ? sql`` : sql`and strpos(r.searched, lower(${filter.words}::text)) > 0`}`;

const filtered = ({ who }: Act, { policyId, status, category, check }: RuleFilter): Statement => sql`
  r.team_id = ${who.teamId}
  ${policyId === null ? sql`` : sql`and r.policy_id = ${policyId}`}
  ${status === null ? sql`` : sql`and r.status = ${status}`}
  ${category === null ? sql`` : sql`and r.category = ${category}`}
  ${check === null ? sql`` : sql`and r.check_kind = ${check}`}`;

const order = sql`order by r.policy_id, r.position, r.id`;

export interface CountedRules {
  readonly rows: RuleRow[];
  readonly count: number;
  /** A search found at least `count`, and counting stopped. */
  readonly countCapped: boolean;
}

/** A page of the rules, policy by policy in the order of their texts, and how many there are in all. */
export async function pageOfRules(act: Act, page: RulePage): Promise<CountedRules> {
  const { ids, ...counted } = await (page.words === null ? placesOf(act, page) : searchedPlaces(act, page));
  // In a statement of their own: with a limit that the planner can't know, it would join the versions of all rules.
  const rows = await act.tx.query(sql<RuleRow>`
    ${rules}
    where r.id = any(${ids}::uuid[]) and r.team_id = ${act.who.teamId}
    ${order}`);
  return { rows, ...counted };
}

interface Places extends Pick<CountedRules, "count" | "countCapped"> {
  readonly ids: readonly string[];
}

function partOf({ after, limit, offset }: RulePage): Statement {
  const beyond = after
    ? sql`(r.policy_id, r.position, r.id) > (${after.policy}::uuid, ${after.at}, ${after.id}::uuid)`
    : sql`true`;
  return sql`${beyond} ${order} limit ${limit} offset ${after ? 0 : offset}`;
}

/** Which rules, in order: an index alone can tell. */
async function placesOf(act: Act, page: RulePage): Promise<Places> {
  const [row] = await act.tx.query(sql<{ n: number }>`
    select count(*) as n
    from policy_rules r
    where ${filtered(act, page)}`);
  return { ids: await idsOf(act, page), count: row?.n ?? 0, countCapped: false };
}

async function idsOf(act: Act, page: RulePage): Promise<string[]> {
  const found = await act.tx.query(sql<{ id: string }>`
    select r.id, r.policy_id, r.position
    from policy_rules r
    where ${matching(act, page)} and ${partOf(page)}`);
  return found.map(({ id }) => id);
}

/** Comparing words with more rules than this takes longer than a person who waits for a page should. */
const MOST_COUNTED = 5_000;

/**
 * Words are compared with every rule of the team, so page and count share one pass, which ends where counting does. Words that hit
 * that many rules fill a page soon in the order of the index.
 */
async function searchedPlaces(act: Act, page: RulePage): Promise<Places> {
  const [found] = await act.tx.query(sql<{ ids: string[]; total: number }>`
    with found as materialized (
      select r.id, r.policy_id, r.position from policy_rules r where ${matching(act, page)} limit ${raw(MOST_COUNTED + 1)}
    )
    select array(select r.id from found r where ${partOf(page)})::text[] as ids, (select count(*) from found) as total`);
  const { ids, total } = found ?? { ids: [], total: 0 };
  if (total <= MOST_COUNTED) return { ids, count: total, countCapped: false };
  return { ids: await idsOf(act, page), count: MOST_COUNTED, countCapped: true };
}

/** Of rules that permit or forbid something. */
export type OpposedRow = Pick<StoredRule, "id" | "policy_id" | "number" | "topic"> &
  Pick<VersionRow, "rule_type" | "constraints">;

/** The rules that permit or forbid something about the same topic in the same policy as one of these. */
export function rulesAbout(
  { tx, who }: Act,
  those: readonly Pick<StoredRule, "policy_id" | "topic">[],
): Promise<OpposedRow[]> {
  return tx.query(sql<OpposedRow>`
    select r.id, r.policy_id, r.number, r.topic, v.rule_type, v.constraints
    from (
      select distinct policy_id, topic
      from unnest(${those.map((one) => one.policy_id)}::uuid[], ${those.map((one) => one.topic)}::text[]) as t (policy_id, topic)
    ) as wanted
    join policy_rules r on r.policy_id = wanted.policy_id and r.topic = wanted.topic
    join rule_versions v on v.team_id = r.team_id and v.rule_id = r.id and v.version = r.version
    where r.team_id = ${who.teamId}
      and r.status <> 'rejected'
      and v.rule_type in ('permission', 'prohibition')
    order by r.position, r.id
    limit 2000`);
}

export type NewRule = Pick<
  StoredRule,
  "id" | "policy_id" | "number" | "position" | "category" | "tags" | "section" | "topic"
> &
  Partial<
    Pick<StoredRule, "span_start" | "span_end" | "text_version" | "quote" | "span_hash" | "confidence" | "suspicious">
  > & { readonly origins: readonly Origin[]; readonly meaning: Meaning };

/** A statement with more rules than this would be held several times on its way to the database. */
const RULES_A_STATEMENT = 250;

/** The rules with their first versions, or RULE_EXISTS if a number or an id is taken. */
export async function insertRules(act: Act, added: readonly NewRule[]): Promise<void> {
  for (let at = 0; at < added.length; at += RULES_A_STATEMENT)
    await insertPiece(act, added.slice(at, at + RULES_A_STATEMENT));
}

async function insertPiece(act: Act, added: readonly NewRule[]): Promise<void> {
  const { tx, who } = act;
  try {
    await tx.run(sql`
      insert into policy_rules (id, team_id, policy_id, number, position, span_start, span_end, text_version, quote,
        span_hash, topic, section, category, tags, confidence, suspicious, origins, check_kind, searched, created_by,
        created_at, updated_at)
      select id, ${who.teamId}, policy_id, number, position, span_start, span_end, text_version, quote, span_hash, topic,
        section, category, tags, confidence, coalesce(suspicious, false), origins, meaning -> 'test' ->> 'kind',
        lower(concat_ws(' ', number, meaning ->> 'action', meaning ->> 'words')), ${who.userId}, ${actSeconds(act)},
        ${actSeconds(act)}
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added (id uuid, policy_id uuid, number text,
        position integer, span_start integer, span_end integer, text_version integer, quote text, span_hash text,
        topic text, section text, category text, tags text[], confidence double precision, suspicious boolean,
        origins jsonb, meaning jsonb)`);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw fault("RULE_EXISTS", { cause: error });
    throw error;
  }
  await insertVersions(
    act,
    added.map(({ id, meaning }) => ({ rule_id: id, version: 1, ...meaning })),
  );
}

export async function insertVersions(
  act: Act,
  versions: readonly (Meaning & Pick<VersionRow, "rule_id" | "version">)[],
): Promise<void> {
  await act.tx.run(sql`
    insert into rule_versions (rule_id, version, team_id, rule_type, action, target, assignee, constraints,
      constraint_logic, consequence, words, check_kind, test, created_by, created_at)
    select rule_id, version, ${act.who.teamId}, rule_type, action, target, assignee, constraints, constraint_logic,
      consequence, words, test ->> 'kind', test, ${act.who.userId}, ${actSeconds(act)}
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as added (rule_id uuid, version integer, rule_type text,
      action text, target text, assignee text, constraints jsonb, constraint_logic text, consequence jsonb, words text,
      test jsonb)`);
}

export type RuleChange = Partial<
  Pick<
    StoredRule,
    | "number"
    | "position"
    | "status"
    | "version"
    | "approved_version"
    | "span_start"
    | "span_end"
    | "text_version"
    | "quote"
    | "span_hash"
    | "topic"
    | "section"
    | "category"
    | "tags"
    | "confidence"
    | "reviewed_by"
    | "reviewed_at"
    | "review_notes"
  >
> & { readonly origins?: readonly Origin[] };

/** Writes all columns of a rule that is locked: those of the change over those it has. */
export async function writeRule(act: Act, before: RuleRow, change: RuleChange): Promise<void> {
  const row = { ...before, ...change };
  try {
    await act.tx.run(sql`
      update policy_rules
      set number = ${row.number}, position = ${row.position}, status = ${row.status}, version = ${row.version},
        approved_version = ${row.approved_version}, span_start = ${row.span_start}, span_end = ${row.span_end},
        text_version = ${row.text_version}, quote = ${row.quote}, span_hash = ${row.span_hash}, topic = ${row.topic},
        section = ${row.section}, category = ${row.category}, tags = ${row.tags}::text[],
        confidence = ${row.confidence}, origins = ${JSON.stringify(row.origins)}, reviewed_by = ${row.reviewed_by},
        reviewed_at = ${row.reviewed_at}, review_notes = ${row.review_notes}, updated_at = ${actSeconds(act)},
        revision = revision + 1,
        (check_kind, searched) = (
          select v.check_kind, lower(concat_ws(' ', ${row.number}::text, v.action, v.words))
          from rule_versions v
          where v.team_id = ${act.who.teamId} and v.rule_id = ${row.id} and v.version = ${row.version})
      where id = ${row.id} and team_id = ${act.who.teamId}`);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw fault("RULE_EXISTS", { cause: error });
    throw error;
  }
}

export async function deleteRuleRow({ tx, who }: Act, id: string): Promise<void> {
  await tx.run(sql`delete from policy_rules where id = ${id} and team_id = ${who.teamId}`);
}

/** The newest first. */
export function selectVersions({ tx, who }: Act, ruleId: string): Promise<VersionRow[]> {
  return tx.query(sql<VersionRow>`
    select * from rule_versions
    where rule_id = ${ruleId} and team_id = ${who.teamId}
    order by version desc
    limit 1000`);
}

/** What rules need to know of their policy, or POLICY_NOT_FOUND. */
export async function policyOfRules(
  { tx, who }: Act,
  id: string,
): Promise<Pick<PolicyRow, "id" | "name" | "category" | "text_version">> {
  const [row] = await tx.query(sql<Pick<PolicyRow, "id" | "name" | "category" | "text_version">>`
    select id, name, category, text_version from policies
    where id = ${id} and team_id = ${who.teamId}`);
  if (!row) throw fault("POLICY_NOT_FOUND");
  return row;
}

/** Until the transaction ends, no one else adds rules to this policy. */
export async function lockNumbers({ tx }: Act, policyId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`rules of ${policyId}`}, 0))`);
}

/** The numbers of a policy's rules and the last position. */
export async function takenNumbers(
  { tx, who }: Act,
  policyId: string,
): Promise<{ readonly numbers: ReadonlySet<string>; readonly last: number }> {
  const found = await tx.query(sql<Pick<StoredRule, "number" | "position">>`
    select number, position from policy_rules
    where policy_id = ${policyId} and team_id = ${who.teamId}`);
  return {
    numbers: new Set(found.map(({ number }) => number)),
    last: found.reduce((most, { position }) => Math.max(most, position), -1),
  };
}

export async function readSettings({ tx, who }: Act): Promise<{ four_eyes: boolean }> {
  const [row] = await tx.query(sql<Pick<EnvironmentSettingsRow, "four_eyes">>`
    select four_eyes from environment_settings
    where team_id = ${who.teamId}`);
  return { four_eyes: row?.four_eyes ?? false };
}

export async function writeSettings(act: Act, { four_eyes }: { readonly four_eyes: boolean }): Promise<void> {
  await act.tx.run(sql`
    insert into environment_settings (team_id, four_eyes, changed_by, changed_at)
    values (${act.who.teamId}, ${four_eyes}, ${act.who.userId}, ${actSeconds(act)})
    on conflict (team_id) do update
      set four_eyes = excluded.four_eyes, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
}
