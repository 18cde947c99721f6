import { createHash } from "node:crypto";
import type { FlowLists } from "@agent-console/analysis/guards/flow/conditions/membership.ts";
import type { Flow } from "@agent-console/analysis/guards/flow/judge.ts";
import type { Logger } from "pino";
import { fault } from "../../../kernel/errors.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { createFresh } from "../../../platform/db/fresh.ts";
import { hearChanges } from "../../../platform/db/hear-changes.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { FlowListRow, FlowVersionRow } from "../tables/rows.ts";
import { selectAttachments, selectLists } from "./store.ts";

/** A policy that an agent lives by, ready to judge. */
export interface LiveFlow {
  readonly policyId: string;
  readonly version: number;
  readonly isEnforced: boolean;
  /** What it says, with the lists it names: what evidence is counted for. */
  readonly definition: string;
  readonly flow: Flow;
}

export interface LiveFlows {
  /** The policies of an agent. Reads the database at most once a second, and at once after a change. */
  get(teamId: string, agentId: string): Promise<readonly LiveFlow[]>;
  close(): Promise<void>;
}

interface Needs {
  readonly db: Database;
  readonly logger: Logger;
  /** Without a database, policies that are known go on for this long. */
  readonly withoutDatabaseMs: number;
}

const MOST_KNOWN = 1000;
/** The first reading also loads the language. */
const FIRST_ANSWER_MS = 20_000;

/** The language is read on first use: a console without policies does not load it. */
export const loadFlow = onFirstUse(async () => ({
  ...(await import("@agent-console/analysis/guards/flow/language/read-flow.ts")),
  ...(await import("@agent-console/analysis/guards/flow/judge.ts")),
  ...(await import("@agent-console/analysis/guards/flow/history.ts")),
}));

export const listsOf = (rows: readonly FlowListRow[]): FlowLists =>
  Object.fromEntries(rows.map(({ name, entries }) => [name, entries as string[]]));

export const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A text with other lists counts as another policy in the evidence. */
export const definitionOf = (body: string, used: readonly string[], lists: FlowLists): string =>
  digestOf(JSON.stringify([body, used.toSorted().map((name) => [name, lists[name] ?? null])]));

export function createLiveFlows({ db, logger, withoutDatabaseMs }: Needs): LiveFlows {
  const flows = createFresh<readonly LiveFlow[]>({
    read(key, _, before) {
      const [teamId = "", agentId = ""] = key.split(":");
      return db.inTeam({ teamId, userId: "" }, (tx) => readFlows(tx, { teamId, agentId }, before ?? []));
    },
    unavailable: (cause) => fault("DATABASE_UNAVAILABLE", { cause, retryAfter: 1 }),
    most: MOST_KNOWN,
    source: db,
    times: { withoutDatabase: withoutDatabaseMs, firstAnswer: FIRST_ANSWER_MS },
  });
  const changes = hearChanges(
    { db, logger },
    {
      channel: "flow_policies",
      hear(message) {
        const [team, agent] = message.split(":");
        if (agent === "*") flows.outdateAll(`${team}:`);
        else flows.outdate(`${team}:${agent}`);
      },
    },
  );
  return {
    async get(teamId, agentId) {
      changes.listen();
      return (await flows.get(`${teamId}:${agentId}`, undefined)) ?? [];
    },
    close: changes.close,
  };
}

/** Those that did not change stay as they were compiled. A version that can't be read is an error: nothing passes by it. */
async function readFlows(
  tx: Tx,
  { teamId, agentId }: { teamId: string; agentId: string },
  before: readonly LiveFlow[],
): Promise<readonly LiveFlow[]> {
  const attached = await selectAttachments(tx, teamId, { agentId });
  if (attached.length === 0) return [];
  const lists = listsOf(await selectLists(tx, teamId));
  const versions = await tx.query(sql<FlowVersionRow>`
    select *
    from flow_versions
    where team_id = ${teamId} and policy_id = any(${attached.map(({ policy_id }) => policy_id)}::uuid[])`);
  const { readFlow, createFlow } = await loadFlow();
  return attached.map(({ policy_id: policyId, version, mode }) => {
    const row = versions.find((one) => one.policy_id === policyId && one.version === version);
    const { policy } = readFlow(row?.body ?? "");
    if (!row || !policy) throw new Error(`version ${version} of the flow policy ${policyId} can't be read`);
    const definition = definitionOf(row.body, policy.lists, lists);
    const known = before.find((one) => one.policyId === policyId && one.definition === definition);
    const flow = known?.flow ?? createFlow(policy, lists);
    return { policyId, version, isEnforced: mode === "enforce", definition, flow };
  });
}
