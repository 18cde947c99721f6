import { effectOf, type OperationSpec } from "../../../kernel/operation.ts";
import { mayCall } from "../../../platform/http/binding.ts";
import { operationCallTool } from "./operation-call.ts";
import type { Caller } from "./run.ts";
import { searchTool } from "./search.ts";
import { isOffered, operationTools, type Tool } from "./table.ts";
import { waitTool } from "./wait.ts";

/** A key may ask for what only people may do, if it has the permission: a person decides then. */
const mayAsk = (who: Caller["who"], { callers: _people, ...operation }: OperationSpec): boolean =>
  mayCall(who, operation);

/** Every tool there is, whoever asks. Described once: it is the same for all teams. */
export function createOffer(operations: readonly OperationSpec[]) {
  const own = operationTools(operations);
  const known = new Set([...own, waitTool, searchTool, operationCallTool(false)].map(({ name }) => name));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));

  function toolsFor({ writes, only }: Pick<Caller, "writes" | "only">): readonly Tool[] {
    const all = [...own, waitTool, searchTool, operationCallTool(writes)];
    return all.filter(
      ({ name, effect }) =>
        (writes || effect === "read") && (only.length === 0 || only.some((start) => name.startsWith(start))),
    );
  }

  return {
    toolsFor,
    /** Whether the tool exists for some caller, so that asking for it by name is worth a line in the audit log. */
    isKnown: (name: string) => known.has(name),
    find: (id: string) => byId.get(id),
    operations,
    /** Whether a caller can use an operation over MCP, by its own ID or a tool. */
    mayUse: (operation: OperationSpec, { who, writes }: Pick<Caller, "who" | "writes">): boolean =>
      isOffered(operation) && (writes || effectOf(operation) === "read") && mayAsk(who, operation),
  };
}

export type Offer = ReturnType<typeof createOffer>;
