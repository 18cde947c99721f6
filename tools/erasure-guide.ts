import type { Tables } from "../server/src/platform/domain/domain.ts";

const HEAD = `# What erasing a person or a team leaves

Generated from the tables that each domain names, by \`npm run generate\`.

A test plants a word in every column of every row that is the person's or the team's, erases, and finds it only in the tables
whose cell begins with "kept".

A person cannot be erased while they are the last owner of a team with other members. Another member cannot erase them while
they are the last owner of any team. Backups made before an erasure still hold what was erased; they are the operator's.
`;

/** The text of docs/erasure.md. */
export function erasureGuide(tables: Tables): string {
  const rows = Object.entries(tables).map(([table, { person, team }]) => `| \`${table}\` | ${person} | ${team} |`);
  const columns = "| Table | when a person is erased | when a team is erased |\n|---|---|---|";
  return `${HEAD}\n${columns}\n${rows.join("\n")}\n`;
}
