import { type OperationSpec, type Tag, tags } from "../server/src/kernel/operation.ts";
import { grantedByRole, keptByScope, roles, scopes } from "../server/src/kernel/permissions.ts";

const HEAD = `# Who may do what

Generated from the operations and the table of permissions by \`npm run generate\`.

A person acts with the role held in the team. An API key acts with the role of the person it belongs to, and only where
one of its scopes allows it too: read the two halves of a row together. "public" needs no token; "signed-in" is open to
every valid token. An operation marked "services" also takes the tokens that the console mints for back-end services;
all others refuse them. An operation marked "people" is for a person who is signed in: no API key may call it, whatever
its scopes. One marked with a setting is narrowed by it further: \`CONSOLE_CREATORS\` leaves the creation of teams and people
to the owners of the first team unless it is set otherwise.
`;

/** The text of docs/permissions.md: each operation against each role and each key scope. */
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
  const columns = ["Operation", "Request", "Needs", ...roles, ...scopes.map((scope) => `key: ${scope}`)];
  const rule = columns.map((_, index) => (index < 3 ? "---" : ":-:"));
  return `## ${tag}\n\n${line(columns)}\n${line(rule)}\n${rows.join("\n")}\n`;
}

function row({ id, method, path, access, callers, narrowedBy, services }: OperationSpec): string {
  const open = access === "public" || access === "signed-in";
  const byRole = roles.map((role) => mark(open || grantedByRole[role].has(access)));
  const byScope = scopes.map((scope) => mark(callers !== "people" && (open || keptByScope[scope].has(access))));
  const needs = [access, callers, narrowedBy, services && "services"].filter(Boolean).join(", ");
  return line([`\`${id}\``, `${method} \`${path}\``, needs, ...byRole, ...byScope]);
}

function mark(allowed: boolean): string {
  return allowed ? "yes" : "–";
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
