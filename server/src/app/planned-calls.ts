import type { ActionNeeds } from "../domains/teams/approvals/decide-action.ts";
import { isJsonObject } from "../kernel/json/json-object.ts";
import { onFirstUse } from "../kernel/on-first-use.ts";
import type { OperationSpec } from "../kernel/operation.ts";
import { sourceOf, writeAudit } from "../platform/audit/record.ts";
import type { Database } from "../platform/db/database.ts";
import type { Reads } from "../platform/db/replica/reads.ts";
import { type CallDirectly, createDirectCalls } from "../platform/direct/call.ts";
import type { Binding } from "../platform/http/binding.ts";
import type { MountNeeds } from "../platform/http/mount.ts";
import { takesIfMatch } from "./openapi/draft.ts";
import { consoleOperations } from "./operations.ts";

interface PlannedNeeds {
  readonly db: Database;
  readonly reads: Reads;
  /** Every operation with its code. Made with the first call, when all domains are open. */
  readonly bindings: () => readonly Binding[];
}

export interface PlannedCalls extends ActionNeeds {
  /** Any operation, inside this process. */
  readonly callDirectly: CallDirectly;
}

/** Records a refusal in the audit log, however the operation was called. */
export const denialRecorder =
  ({ db }: { readonly db: Database }): MountNeeds["recordDenial"] =>
  (act, operation) =>
    db.inTeam(act.who, (tx) =>
      writeAudit(tx, sourceOf(act), {
        action: "operation.denied",
        target: { kind: "operation", id: operation.id },
        outcome: "denied",
      }),
    );

/** How operations are called by what is in this process: assistants' tools, and actions that a person approved. */
export function plannedCalls({ db, reads, bindings }: PlannedNeeds): PlannedCalls {
  const byId = new Map(consoleOperations.map((operation) => [operation.id, operation]));
  const calls = onFirstUse(async () =>
    createDirectCalls(bindings(), { db, reads, recordDenial: denialRecorder({ db }) }),
  );
  const callDirectly: CallDirectly = async (call) => (await calls())(call);
  return {
    callDirectly,
    operationOf: (id) => byId.get(id),
    callPlanned: ({ plan, ifMatch, ...call }) =>
      callDirectly({
        ...call,
        ...plan,
        body: plan.body ?? undefined,
        ifMatch:
          ifMatch !== null && takesIfMatch(call.operation) && shareOf(call.operation, byId) ? ifMatch : undefined,
      }),
    async etagOf({ plan, ...call }) {
      const found = resourceOf(call.operation, plan, byId);
      if (!found) return null;
      const answer = await callDirectly({ ...call, ...found, query: "", body: undefined });
      return answer.headers?.["etag"] ?? null;
    },
  };
}

type Operations = ReadonlyMap<string, OperationSpec>;
type Planned = Parameters<ActionNeeds["etagOf"]>[0];

const bare = (path: string): string => path.replace(/\/$/, "");

/** The operation that reads what an address is a part of, such as the agent of `/v1/agent-configurations/{id}/archive`. */
function shareOf({ path }: OperationSpec, operations: Operations): OperationSpec | null {
  const readers = new Map(
    [...operations.values()].filter(({ method }) => method === "GET").map((op) => [bare(op.path), op]),
  );
  for (let part = bare(path); part.includes("{"); part = part.slice(0, part.lastIndexOf("/"))) {
    const reader = part.endsWith("}") ? readers.get(part) : undefined;
    if (reader) return reader;
  }
  return null;
}

/** What a request changes, and how it is read: the thing in its address, or else the agent that it names. */
function resourceOf(
  operation: OperationSpec,
  plan: Planned["plan"],
  operations: Operations,
): { readonly operation: OperationSpec; readonly params: Readonly<Record<string, string>> } | null {
  const reader = shareOf(operation, operations);
  if (reader) return { operation: reader, params: plan.params };
  const agentId = isJsonObject(plan.body) ? plan.body["agent_id"] : undefined;
  const agents = operations.get("agents.get");
  return typeof agentId === "string" && agents ? { operation: agents, params: { id: agentId } } : null;
}
