import type { ConsoleProcess } from "../../../e2e/console.ts";
import type { DataFolder } from "../../../e2e/data-folder.ts";
import { call } from "../../../e2e/person.ts";
import type { Sent } from "./sent-update.ts";

export interface Entry {
  readonly revision: number;
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** What the console returns for an agent afterwards, and what its audit log contains. */
export interface Kept {
  readonly agent: Readonly<Record<string, unknown>>;
  readonly revision: number;
  /** Oldest first. */
  readonly history: readonly Entry[];
  /** The request behind each audit log entry about the agent, oldest first. */
  readonly audited: readonly string[];
}

/** The database all this was read from, as it describes itself. */
export interface Server {
  readonly postgresVersion: string;
  readonly fsync: string;
}

export async function readServer({ data }: ConsoleProcess): Promise<Server> {
  const [settings] = await data.query(
    "select current_setting('server_version') as version, current_setting('fsync') as fsync",
  );
  return { postgresVersion: String(settings?.["version"]), fsync: String(settings?.["fsync"]) };
}

interface Reading {
  readonly agentId: string;
  readonly token: string;
}

export const readKept = ({ address, data }: ConsoleProcess, { agentId, token }: Reading): Promise<Kept> =>
  readHistory({ address, token }, agentId, data.query);

/** The same of a console whose database is elsewhere. */
export async function readHistory(
  { address, token }: { readonly address: string; readonly token: string },
  agentId: string,
  query: DataFolder["query"],
): Promise<Kept> {
  const base = `${address}/v1/agent-configurations/${agentId}`;
  const { body: agent, headers } = await call(`GET ${base}`, { token });
  const history: Entry[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await call(`GET ${base}/history?limit=500${cursor && `&cursor=${cursor}`}`, { token });
    history.push(...page.body.results);
    cursor = page.body.next_cursor;
  }
  const lines = await query(
    "select request_id from audit_log where target_kind = 'agent' and target_id = $1 order by id",
    [agentId],
  );
  return {
    agent,
    revision: Number(headers.get("etag")?.replaceAll('"', "")),
    history: history.reverse(),
    audited: lines.map((line) => String(line["request_id"])),
  };
}

/** Every way in which the stored data violates a guarantee. */
export function mistakesIn(sent: readonly Sent[], kept: Kept): string[] {
  return [...lostWrites(sent, kept), ...brokenHistory(kept), ...wrongAudit(sent, kept)];
}

function lostWrites(sent: readonly Sent[], { history }: Kept): string[] {
  return sent.flatMap(({ field, value, acknowledged, denied }) => {
    const revisions = history.filter(({ changes }) => changes[field]?.to === value).map(({ revision }) => revision);
    if (revisions.length > 1) return [`"${value}" was applied ${revisions.length} times`];
    if (denied && revisions.length > 0) return [`"${value}" was changed, and the answer denied it`];
    if (acknowledged === null) return [];
    if (revisions.length === 0) return [`"${value}" was acknowledged and is lost`];
    return revisions[0] === acknowledged ? [] : [`"${value}" was promised as ${acknowledged}, kept as ${revisions[0]}`];
  });
}

/**
 * Revisions count from 1 without a gap, each change starts where the previous one ended, and the agent equals the last
 * change.
 */
function brokenHistory({ agent, revision, history }: Kept): string[] {
  const mistakes: string[] = [];
  const last = new Map<string, unknown>();
  history.forEach((entry, index) => {
    if (entry.revision !== index + 1) mistakes.push(`revision ${entry.revision} stands at place ${index + 1}`);
    for (const [field, { from, to }] of Object.entries(entry.changes)) {
      if (last.has(field) && last.get(field) !== from) mistakes.push(`${field} breaks at revision ${entry.revision}`);
      last.set(field, to);
    }
  });
  if (revision !== history.length) mistakes.push(`the agent is at ${revision}, its history at ${history.length}`);
  for (const [field, value] of last) {
    if (typeof value === "string" && agent[field] !== value) mistakes.push(`${field} is not what was written last`);
  }
  return mistakes;
}

function wrongAudit(sent: readonly Sent[], { history, audited }: Kept): string[] {
  const lines = new Set(audited);
  const missing = sent.filter(({ acknowledged, requestId }) => acknowledged !== null && !lines.has(requestId));
  return [
    ...missing.map(({ requestId }) => `${requestId} is missing in the audit log`),
    ...(audited.length === history.length ? [] : [`${audited.length} audit lines for ${history.length} revisions`]),
    ...(lines.size === audited.length ? [] : ["a request stands twice in the audit log"]),
  ];
}
