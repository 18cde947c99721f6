import { isOffered } from "../server/src/app/mcp/tools/table.ts";
import { effectOf, type OperationSpec, type Tag, tags } from "../server/src/kernel/operation.ts";
import { grantedByRole, keptByScope, roles, scopes } from "../server/src/kernel/permissions.ts";

const HEAD = `# Permissions

Generated from the operations and the permission table by \`npm run generate\`.

A user acts with their role in the team. An API key acts with its owner's role, limited by the key's scopes: an operation
needs a "yes" in both halves of its row. "public" needs no authentication. "signed-in" accepts every valid token. An
operation marked "services" also accepts the tokens that the console issues to backend services. Other operations don't.
An operation marked "people" requires a signed-in user: API keys can't call it, whatever their scopes. An operation marked
with a setting is restricted further by that setting: by default, \`CONSOLE_CREATORS\` lets only the owners of the first team
create teams and users.

"Effect" is what a call does: "read" changes nothing, "reversible" can be undone, "destructive" can't, or others live by it, or
it costs a lot. "MCP" is the tool that assistants have for it; "found" operations have none and are called by their ID, "never"
ones can't be reached over MCP, whatever the key.
`;

/** The text of docs/permissions.md: each operation by role and by key scope. */
export function permissionsGuide(operations: readonly OperationSpec[]): string {
  const sections = tags.map((tag) => section(tag, operations)).filter((text) => text !== "");
  return `${HEAD}\n${sections.join("\n")}`;
}

function section(tag: Tag, operations: readonly OperationSpec[]): string {
  const rows = operations
    .filter((op) => op.tag === tag)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(row);
  if (rows.length === 0) return "";
  const columns = [
    "Operation",
    "Request",
    "Needs",
    "Effect",
    "MCP",
    ...roles,
    ...scopes.map((scope) => `key: ${scope}`),
  ];
  const rule = columns.map((_, index) => (index < 5 ? "---" : ":-:"));
  return `## ${tag}\n\n${line(columns)}\n${line(rule)}\n${rows.join("\n")}\n`;
}

function row(op: OperationSpec): string {
  const { id, method, path, access, callers, narrowedBy, services } = op;
  const open = access === "public" || access === "signed-in";
  const byRole = roles.map((role) => mark(open || grantedByRole[role].has(access)));
  const byScope = scopes.map((scope) => mark(callers !== "people" && (open || keptByScope[scope].has(access))));
  const needs = [access, callers, narrowedBy, services && "services"].filter(Boolean).join(", ");
  return line([`\`${id}\``, `${method} \`${path}\``, needs, effectOf(op), toolOf(op), ...byRole, ...byScope]);
}

function toolOf(op: OperationSpec): string {
  if (op.mcp) return `\`${op.mcp.tool}\``;
  return isOffered(op) ? "found" : "never";
}

function mark(allowed: boolean): string {
  return allowed ? "yes" : "–";
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
