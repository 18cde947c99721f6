import type { Catalogue } from "../server/src/kernel/errors.ts";

const HEAD = `# Errors

Generated from the catalogue by \`npm run generate\`.

A refusal is an answer with a status of 400 or more and this body:

\`\`\`json
{ "detail": "Not Found", "code": "NOT_FOUND", "request_id": "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12" }
\`\`\`

\`detail\` is for people and may be worded more precisely than below. \`code\` is for programs and stays the same.
\`request_id\` is also in the \`X-Request-Id\` header of every answer and in the console's log; a client may send its own.
Some codes add members of their own. 429 and 503 may carry \`Retry-After\`, in seconds.

A request whose values do not fit is answered with 422 instead, listing every problem at once:

\`\`\`json
{ "detail": [{ "type": "missing", "loc": ["body", "email"], "msg": "Field required", "input": {} }] }
\`\`\`

\`loc\` says where: \`path\`, \`query\`, \`header\` or \`body\`, then names and array indexes. \`input\` is the faulty value, with
secrets masked and cut at 1 kB; \`ctx\`, where there is one, holds the bound or the values that were expected.
`;

/** The text of docs/errors.md. */
export function errorsGuide(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue).sort(
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
