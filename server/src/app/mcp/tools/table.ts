import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { type Effect, effectOf, type OperationSpec } from "../../../kernel/operation.ts";
import { argumentsOf, inputSchemaOf } from "./schema.ts";

/** The four hints of the protocol, from what the operation does. */
export interface Hints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** A constant: no name or text of a team is ever part of it. */
  readonly description: string;
  readonly effect: Effect;
  readonly idempotent: boolean;
  readonly inputSchema: JsonObject;
  /** What it calls; null for the few that are more than one call. */
  readonly operation: OperationSpec | null;
}

/** Arguments that every tool of an operation has besides its own. */
export const common = {
  include_transcripts: { type: "boolean", description: "Also untrusted texts of agents and documents." },
  next_page: { type: "string" },
} as const;

const ofWrites = {
  reversible: { confirmation: { type: "string", maxLength: 4000, description: "From the answer that asked for it." } },
  destructive: { reason: { type: "string", maxLength: 500, description: "For the person who decides." } },
} as const;

/** What the tools of operations with this effect take besides the operation's own arguments. */
export const extrasOf = (effect: Effect) => (effect === "read" ? common : ofWrites[effect]);

/** Whether an operation can be reached over MCP at all: it answers with JSON, and nothing keeps it away from assistants. */
export function isOffered(op: OperationSpec): boolean {
  const hasValue = Object.values(op.responses).every((response) => response === null || !("media" in response));
  return op.mcp !== false && op.access !== "public" && !op.upload && hasValue;
}

/** The tools of operations, in the order of the operations. */
export function operationTools(operations: readonly OperationSpec[]): readonly Tool[] {
  return operations.flatMap((operation): Tool[] => {
    const { mcp, summary, description, method } = operation;
    if (!mcp) return [];
    return [
      {
        name: mcp.tool,
        title: summary,
        description: [`${summary}.`, firstSentences(description), mcp.hint].filter(Boolean).join(" "),
        effect: effectOf(operation),
        idempotent: method !== "POST" && method !== "PATCH",
        inputSchema: inputSchemaOf(argumentsOf(operation), extrasOf(effectOf(operation))),
        operation,
      },
    ];
  });
}

/** A list of tools is read in full by every model that has it: two hundred characters of a description are enough. */
const MOST_DESCRIPTION = 200;

function firstSentences(description = ""): string {
  const cut = description.slice(0, MOST_DESCRIPTION);
  return description.length <= MOST_DESCRIPTION ? description : cut.slice(0, cut.lastIndexOf(". ") + 1);
}

export const hintsOf = ({ effect, idempotent }: Pick<Tool, "effect" | "idempotent">): Hints => ({
  readOnlyHint: effect === "read",
  destructiveHint: effect === "destructive",
  idempotentHint: effect === "read" || idempotent,
  // Everything that a tool does, it does inside the console.
  openWorldHint: false,
});

export const describeTool = (tool: Tool): JsonObject => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: tool.inputSchema,
  annotations: hintsOf(tool),
});
