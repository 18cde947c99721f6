import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readCatalog } from "../../tools/rows/catalog.ts";
import { generatedRows } from "../../tools/rows/generate-rows.ts";
import { TYPES } from "../../tools/rows/row-types.ts";
import { withClient } from "../src/app/database.ts";
import { openDatabase } from "../src/platform/db/database.ts";
import { raw, sql } from "../src/platform/db/sql.ts";
import { openSpareDatabase } from "./spare-database.ts";
import { templateConnections } from "./world-database.ts";

test("row types are what the migrations make of the tables", async () => {
  const { owner } = await openSpareDatabase("migrated");
  const files = Object.entries(generatedRows(await withClient(owner, readCatalog)));
  expect(files.length).toBeGreaterThan(3);
  for (const [path, text] of files) {
    const committed = await readFile(new URL(`../../${path}`, import.meta.url), "utf8").catch(() => "");
    expect(committed === text, `${path} is out of date: run \`npm run generate\` and commit it`).toBe(true);
  }
});

const UUID = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";

/** One literal of each type, and how its value is told in JavaScript. */
const EXAMPLES: Record<string, [string, (value: unknown) => boolean]> = {
  string: [`'${UUID}'`, (value) => typeof value === "string"],
  number: ["7", (value) => typeof value === "number"],
  boolean: ["true", (value) => typeof value === "boolean"],
  Date: ["now()", (value) => value instanceof Date],
  unknown: [`'{"a": 1}'`, (value) => typeof value === "object" && value !== null && "a" in value],
  Buffer: ["'\\x07'", (value) => Buffer.isBuffer(value) && value[0] === 7],
  "readonly string[]": [`array['${UUID}']`, (value) => Array.isArray(value) && value[0] === UUID],
  "readonly number[]": ["array[7]", (value) => Array.isArray(value) && value[0] === 7],
};

test("the driver returns each column type as the row types say", async () => {
  const { name } = await openSpareDatabase("migrated");
  const db = openDatabase({ connection: templateConnections(name).app, poolSize: 1, onBackgroundError: () => {} });
  try {
    for (const [type, inCode] of Object.entries(TYPES)) {
      const [literal, holds] = EXAMPLES[inCode] ?? ["null", () => false];
      const [row] = await db.authenticating((tx) =>
        tx.query(sql<{ it: unknown }>`select ${raw(`${literal}::${type}`)} as it`),
      );
      expect(holds(row?.it), `${type} is no ${inCode}`).toBe(true);
    }
  } finally {
    await db.close();
  }
});
