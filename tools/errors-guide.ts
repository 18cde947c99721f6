import type { Catalog } from "../server/src/kernel/errors.ts";

const HEAD = `# Errors

Generated from the error catalog by \`npm run generate\`.

An error response has a status of 400 or higher and this body:

\`\`\`json
{ "detail": "Not Found", "code": "NOT_FOUND", "request_id": "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12" }
\`\`\`

\`detail\` is for people and can be more specific than the text below. \`code\` is for programs and is stable.
\`request_id\` is also in the \`X-Request-Id\` header of every response and in the console log. A client can send its own.
Some codes add fields. Responses with 429 and 503 can have \`Retry-After\`, in seconds.

A request with invalid values returns 422 with a list of all errors:

\`\`\`json
{ "detail": [{ "type": "missing", "loc": ["body", "email"], "msg": "Field required", "input": {} }] }
\`\`\`

\`loc\` is the location: \`path\`, \`query\`, \`header\` or \`body\`, then field names and array indexes. \`input\` is the invalid
value, with secrets masked, truncated at 1 kB. \`ctx\`, if present, has the limit or the allowed values.
`;

/** The text of docs/errors.md. */
export function errorsGuide(catalog: Catalog): string {
  const entries = Object.entries(catalog).sort(
    ([a, { status }], [b, other]) => status - other.status || (a < b ? -1 : 1),
  );
  const rows = entries.map(
    ([code, { status, text, remedy }]) => `| ${status} | \`${code}\` | ${cell(text)} | ${cell(remedy)} |`,
  );
  return `${HEAD}\n| Status | Code | Meaning | What to do |\n|---|---|---|---|\n${rows.join("\n")}\n`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
