import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Call } from "../../../command/call.ts";
import { readConfig } from "../../../profiles/config-file.ts";
import type { Candidate } from "./candidates.ts";

type AnyCall = Pick<Call<Record<never, never>>, "client" | "terminal" | "connection" | "library" | "signal">;

const FRESH_MS = 60_000;
const LONGEST_MS = 2000;
const MOST = 200;

/** Names of a kind. Silent if the console is not there: a completion must never be in the way. */
export async function knownNames(call: AnyCall, kind: string): Promise<readonly Candidate[]> {
  try {
    const local = localNames(call, kind);
    if (local) return local;
    const read = remote[kind];
    return read ? await cached(call, kind, read) : [];
  } catch {
    return [];
  }
}

function localNames({ terminal, library }: AnyCall, kind: string): readonly Candidate[] | null {
  if (kind === "PROFILE") {
    const { profiles } = readConfig(terminal.environment);
    return Object.entries(profiles).map(([text, { url }]) => ({ text, summary: url }));
  }
  if (kind !== "OPERATION") return null;
  return Object.entries(library.operations).flatMap(([domain, methods]) =>
    Object.entries(methods).map(([name, [summary]]) => ({ text: `${domain}.${name}`, summary })),
  );
}

type Reader = (call: AnyCall, options: { readonly signal: AbortSignal }) => Promise<readonly Candidate[]>;

const remote: Readonly<Record<string, Reader>> = {
  AGENT: async ({ client }, options) =>
    (await client.agents.list({ limit: MOST }, options)).results.map(({ agent_name, model_name }) => ({
      ...{ text: agent_name, summary: model_name },
    })),
  RUN: runs,
  BEFORE: runs,
  AFTER: runs,
  CAMPAIGN: async ({ client }, options) =>
    (await client.redteam.listCampaigns({ limit: 50 }, options)).campaigns.map((row) => ({
      ...{ text: String(row["campaign_id"]), summary: String(row["status"]) },
    })),
  FINDING: async ({ client }, options) =>
    (await client.evaluation.listFindings({ limit: 100, state: "open" }, options)).results.map(({ id, title }) => ({
      ...{ text: id, summary: title },
    })),
  TEAM: async ({ client }, options) =>
    (await client.teams.listMyTeams({}, options)).map(({ team_name, role }) => ({ text: team_name, summary: role })),
};

async function runs({ client }: AnyCall, options: { readonly signal: AbortSignal }): Promise<readonly Candidate[]> {
  const { evaluations } = await client.evaluation.list({ limit: 50 }, options);
  return evaluations.map(({ evaluation_id, agent_name, status }) => ({
    ...{ text: evaluation_id, summary: `${agent_name ?? ""} ${status}`.trim() },
  }));
}

/** For a minute, what was read last. */
async function cached(call: AnyCall, kind: string, read: Reader): Promise<readonly Candidate[]> {
  const file = fileFor(call, kind);
  const kept = keptIn(file);
  if (kept) return kept;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(LONGEST_MS)]);
  const names = await read(call, { signal });
  const written = `${file}.${process.pid}`;
  writeFileSync(written, JSON.stringify({ at: Date.now(), names }), { mode: 0o600 });
  renameSync(written, file);
  return names;
}

function keptIn(file: string): readonly Candidate[] | null {
  try {
    const { at, names } = JSON.parse(readFileSync(file, "utf8")) as { at: number; names: readonly Candidate[] };
    return Date.now() - at < FRESH_MS ? names : null;
  } catch {
    return null;
  }
}

/** One for each console, key and kind. */
function fileFor({ terminal: { environment }, connection }: AnyCall, kind: string): string {
  const base = environment["XDG_CACHE_HOME"] || join(environment["HOME"] || homedir(), ".cache");
  const folder = join(base, "agent-console");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { address, key = "", teamId = "" } = connection;
  const name = createHash("sha256").update(`${address.href} ${key} ${teamId} ${kind}`).digest("hex").slice(0, 32);
  return join(folder, `${name}.json`);
}
