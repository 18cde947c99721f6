import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { joinStatements, type Refined, raw, sql } from "../../../platform/db/sql.ts";
import type { NotificationDeliveryRow, NotificationEndpointRow } from "../tables/rows.ts";
import { type NotificationEvent, type Severity, severities } from "./message/events.ts";
import type { Payload } from "./message/payload.ts";

export type EndpointRow = Refined<
  NotificationEndpointRow,
  { readonly events: readonly string[]; readonly agent_ids: readonly string[] }
>;

/** What people decide about an endpoint, with its address and secrets sealed. */
export type EndpointSettings = Pick<
  EndpointRow,
  | "name"
  | "destination"
  | "address_sealed"
  | "secret_sealed"
  | "previous_secret_sealed"
  | "previous_until"
  | "events"
  | "agent_ids"
  | "least_severity"
  | "is_enabled"
>;

export async function countEndpoints({ tx, who }: Act): Promise<number> {
  const [row] = await tx.query(sql<{ endpoints: number }>`
    select count(*)::int as endpoints from notification_endpoints
    where team_id = ${who.teamId}`);
  return row?.endpoints ?? 0;
}

export async function insertEndpoint(
  act: Act,
  { id, kind, ...wanted }: EndpointSettings & Pick<EndpointRow, "id" | "kind">,
): Promise<void> {
  await act.tx.run(sql`
    insert into notification_endpoints (id, team_id, name, kind, destination, address_sealed, secret_sealed, events,
      agent_ids, least_severity, created_at, created_by)
    values (${id}, ${act.who.teamId}, ${wanted.name}, ${kind}, ${wanted.destination}, ${wanted.address_sealed},
      ${wanted.secret_sealed}, ${wanted.events}, ${wanted.agent_ids}, ${wanted.least_severity}, ${actSeconds(act)},
      ${act.who.userId})`);
}

/** Enabling it again forgets earlier failures, and what waits is sent. */
export async function updateEndpoint(act: Act, id: string, wanted: EndpointSettings): Promise<void> {
  await act.tx.run(sql`
    update notification_endpoints
    set name = ${wanted.name}, destination = ${wanted.destination}, address_sealed = ${wanted.address_sealed},
      secret_sealed = ${wanted.secret_sealed}, previous_secret_sealed = ${wanted.previous_secret_sealed},
      previous_until = ${wanted.previous_until}, events = ${wanted.events}, agent_ids = ${wanted.agent_ids},
      least_severity = ${wanted.least_severity}, is_enabled = ${wanted.is_enabled},
      disabled_reason = case when ${wanted.is_enabled} then null else coalesce(disabled_reason, 'by_admin') end,
      failing_since = case when ${wanted.is_enabled} and not is_enabled then null else failing_since end,
      updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** A team has few. The oldest first. */
export function selectEndpoints({ tx, who }: Act): Promise<EndpointWithCounts[]> {
  return tx.query(sql<EndpointWithCounts>`
    select e.*, ${counts} from notification_endpoints e
    where e.team_id = ${who.teamId}
    order by e.created_at, e.id`);
}

export interface EndpointWithCounts extends EndpointRow {
  readonly waiting: number;
  readonly delivered_at: number | null;
}

const counts = sql`
  (select count(*)::int from notification_deliveries d where d.team_id = e.team_id and d.endpoint_id = e.id and d.status = 'pending') as waiting,
  (select d.last_at from notification_deliveries d
    where d.team_id = e.team_id and d.endpoint_id = e.id and d.status = 'delivered'
    order by d.position desc
    limit 1) as delivered_at`;

export async function findEndpoint({ tx, who }: Act, id: string): Promise<EndpointWithCounts | null> {
  const [row] = await tx.query(sql<EndpointWithCounts>`
    select e.*, ${counts} from notification_endpoints e
    where e.id = ${id} and e.team_id = ${who.teamId}`);
  return row ?? null;
}

export async function lockEndpoint({ tx, who }: Act, id: string): Promise<EndpointRow | null> {
  const [row] = await tx.query(sql<EndpointRow>`
    select * from notification_endpoints
    where id = ${id} and team_id = ${who.teamId}
    for update`);
  return row ?? null;
}

export async function deleteEndpoint({ tx, who }: Act, id: string): Promise<boolean> {
  const deleted = await tx.run(sql`
    delete from notification_endpoints
    where id = ${id} and team_id = ${who.teamId}`);
  await tx.run(sql`
    delete from notification_deliveries
    where endpoint_id = ${id} and team_id = ${who.teamId}`);
  return deleted > 0;
}

export async function deleteNotificationsOfTeam({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from notification_deliveries where team_id = ${who.teamId}`);
  await tx.run(sql`delete from notification_endpoints where team_id = ${who.teamId}`);
}

/** What can wait at one endpoint. Beyond it, a new message is dead at once and says so. */
const MOST_WAITING = 1_000;

/**
 * Writes one delivery for each endpoint that asks for the event. Their rows are locked until the caller's transaction ends,
 * always in the same order, so that positions follow the order of the commits.
 */
export async function insertDeliveries(act: Act, event: NotificationEvent, payload: Payload): Promise<number> {
  const { teamId } = act.who;
  const least = severities.slice(0, severities.indexOf(event.severity) + 1);
  const agent = event.agent?.id ?? null;
  const endpoints = await act.tx.query(sql<{ id: string }>`
    select e.id from notification_endpoints e
    where e.team_id = ${teamId} and e.is_enabled
      and (e.events = '{}' or ${event.type} = any (e.events))
      and (e.agent_ids = '{}' or ${agent}::text = any (e.agent_ids))
      and e.least_severity = any (${least})
    order by e.id
    for no key update`);
  if (endpoints.length === 0) return 0;
  const ids = endpoints.map(({ id }) => id);
  const deliveries = ids.map(() => newId(act.now));
  await act.tx.run(sql`
    insert into notification_deliveries (id, team_id, endpoint_id, event, payload, status, error, next_at, created_at)
    select n.id, ${teamId}, n.endpoint_id, ${event.type}, ${JSON.stringify(payload)},
      case when full_at.is_full then 'dead' else 'pending' end,
      case when full_at.is_full then 'Too many messages wait at this endpoint.' end, ${act.now}, ${act.now}
    from unnest(${deliveries}::uuid[], ${ids}::uuid[]) as n (id, endpoint_id)
    cross join lateral (
      select count(*) >= ${raw(MOST_WAITING)} as is_full from notification_deliveries d
      where d.team_id = ${teamId} and d.endpoint_id = n.endpoint_id and d.status = 'pending') as full_at`);
  await act.tx.run(sql`
    update notification_endpoints
    set due_at = least(due_at, ${act.now})
    where id = any (${ids}::uuid[]) and team_id = ${teamId}`);
  return endpoints.length;
}

export type DeliveryStatus = NotificationDeliveryRow["status"];

export interface ListedDelivery extends Omit<NotificationDeliveryRow, "payload" | "team_id"> {
  readonly title: string;
  readonly severity: Severity;
}

export interface DeliveryPage {
  readonly endpointId: string;
  readonly status: DeliveryStatus | null;
  /** Only those before this position. */
  readonly before: number | null;
  readonly most: number;
}

const listed = sql`
    select d.id, d.endpoint_id, d.position, d.event, d.status, d.attempts, d.next_at, d.first_at, d.last_at,
      d.answer_status, d.answer, d.error, d.created_at,
      d.payload -> 'data' ->> 'title' as title, d.payload -> 'data' ->> 'severity' as severity
    from notification_deliveries d`;

export function selectDeliveries({ tx, who }: Act, page: DeliveryPage): Promise<ListedDelivery[]> {
  const conditions = [
    sql`d.endpoint_id = ${page.endpointId} and d.team_id = ${who.teamId}`,
    ...(page.status ? [sql`d.status = ${page.status}`] : []),
    ...(page.before === null ? [] : [sql`d.position < ${page.before}`]),
  ];
  return tx.query(sql<ListedDelivery>`
    ${listed}
    where ${joinStatements(conditions, " and ")}
    order by d.position desc
    limit ${page.most}`);
}

/**
 * Puts a delivery at the end of what waits, as new: its tries and its day begin again. One that waits is due now. The endpoint's row is locked, so that
 * positions follow the order of the commits. Null if the endpoint has no such delivery.
 */
export async function requeueDelivery(act: Act, endpointId: string, id: string): Promise<ListedDelivery | null> {
  const { tx, now, who } = act;
  await tx.run(sql`
    update notification_deliveries
    set status = 'pending', next_at = ${now}, error = null,
      position = case when status = 'pending' then position else nextval('notification_positions') end,
      attempts = case when status = 'pending' then attempts else 0 end,
      first_at = case when status = 'pending' then first_at end
    where id = ${id} and endpoint_id = ${endpointId} and team_id = ${who.teamId}`);
  await tx.run(sql`
    update notification_endpoints
    set due_at = least(due_at, ${now})
    where id = ${endpointId} and team_id = ${who.teamId}`);
  const [row] = await tx.query(sql<ListedDelivery>`
    ${listed}
    where d.id = ${id} and d.endpoint_id = ${endpointId} and d.team_id = ${who.teamId}`);
  return row ?? null;
}

export interface TestedDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly payload: Payload;
  readonly status: DeliveryStatus;
  readonly answerStatus: number | null;
  readonly answer: string | null;
  readonly error: string | null;
}

/** A test message is sent while its sender waits, so its row is written afterwards. */
export async function insertTested(act: Act, tested: TestedDelivery): Promise<void> {
  await act.tx.run(sql`
    insert into notification_deliveries (id, team_id, endpoint_id, event, payload, status, attempts, next_at, first_at,
      last_at, answer_status, answer, error, created_at)
    select ${tested.id}, team_id, id, ${tested.payload.type}, ${JSON.stringify(tested.payload)}, ${tested.status}, 1,
      ${act.now}, ${act.now}, ${act.now}, ${tested.answerStatus}, ${tested.answer}, ${tested.error}, ${act.now}
    from notification_endpoints
    where id = ${tested.endpointId} and team_id = ${act.who.teamId}`);
}

/** The hosts that webhooks are sent to, each once. */
export async function selectWebhookOrigins({ tx, who }: Act): Promise<string[]> {
  const rows = await tx.query(sql<{ destination: string }>`
    select distinct destination from notification_endpoints
    where team_id = ${who.teamId} and kind <> 'mail'
    order by destination`);
  return rows.map(({ destination }) => destination);
}
