import type { Column } from "./catalog.ts";

const HEAD = "// Generated from the migrations by `npm run generate`. Do not edit.\n";

/** What the driver returns for a type of PostgreSQL, with the parsers of platform/db/database.ts. */
export const TYPES: Readonly<Record<string, string>> = {
  uuid: "string",
  text: "string",
  boolean: "boolean",
  smallint: "number",
  integer: "number",
  bigint: "number",
  "double precision": "number",
  "timestamp with time zone": "Date",
  json: "unknown",
  jsonb: "unknown",
  bytea: "Buffer",
  "text[]": "readonly string[]",
  "uuid[]": "readonly string[]",
  "double precision[]": "readonly number[]",
  "integer[]": "readonly number[]",
};

/** Longer lines are broken as the formatter breaks them. */
const LINE_WIDTH = 120;

/** Source files by path, each with one interface for every table that it is given. */
export function rowFiles(
  columns: readonly Column[],
  tablesByFile: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const placed = new Set(Object.values(tablesByFile).flat());
  const homeless = [...byTable.keys()].filter((table) => !placed.has(table));
  if (homeless.length > 0) throw new Error(`No domain.ts names ${homeless.join(", ")}.`);
  return Object.fromEntries(
    Object.entries(tablesByFile).map(([file, tables]) => [
      file,
      [HEAD, ...tables.map((table) => rowInterface(table, byTable.get(table) ?? []))].join("\n"),
    ]),
  );
}

function rowInterface(table: string, columns: readonly Column[]): string {
  if (columns.length === 0) throw new Error(`No migration creates the table ${table}.`);
  return `export interface ${rowName(table)} {\n${columns.map(property).join("")}}\n`;
}

/** "sign_in_links" → "SignInLinkRow" */
function rowName(table: string): string {
  const words = table.endsWith("settings") ? table : table.replace(/ies$/, "y").replace(/(?<=ss)es$|s$/, "");
  const name = words.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `${name}Row`;
}

function property(column: Column): string {
  const types = typesOf(column);
  const line = `  readonly ${column.name}: ${types.join(" | ")};\n`;
  if (line.length - 1 <= LINE_WIDTH) return line;
  return `  readonly ${column.name}:\n${types.map((type) => `    | ${type}`).join("\n")};\n`;
}

function typesOf({ table, name, type, nullable, checks }: Column): readonly string[] {
  const known = TYPES[type];
  if (known === undefined) throw new Error(`${table}.${name} is ${type}: say in TYPES what the driver returns for it.`);
  if (known === "unknown") return [known];
  const values = checks.map(listedValues).find((found) => found !== null);
  return [...(values ?? [known]), ...(nullable ? ["null"] : [])];
}

/** The values of `check (x in ('a', 'b'))`, which PostgreSQL keeps as `x = ANY (ARRAY['a'::text, 'b'::text])`. */
function listedValues(check: string): readonly string[] | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1];
  if (list === undefined) return null;
  const values = list.split(", ").map((value) => /^(?:'(\w+)'::text|(-?\d+))$/.exec(value));
  return values.every((value) => value !== null)
    ? values.map(([, text, number]) => (text === undefined ? String(number) : JSON.stringify(text)))
    : null;
}
