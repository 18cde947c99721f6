import { describe, expect, test } from "vitest";
import type { Column } from "./catalog.ts";
import { rowFiles } from "./row-types.ts";

const column = (name: string, type: string, rest: Partial<Column> = {}): Column => ({
  table: "sign_in_links",
  name,
  type,
  nullable: false,
  checks: [],
  ...rest,
});

const body = (...columns: Column[]): string =>
  rowFiles(columns, { "rows.ts": ["sign_in_links"] })["rows.ts"]?.split("\n\n")[1] ?? "";

describe("a row type", () => {
  test("has a property for each column, null only where the table allows it", () => {
    const text = body(column("token_hash", "text"), column("used_at", "bigint", { nullable: true }));
    expect(text).toBe(
      "export interface SignInLinkRow {\n  readonly token_hash: string;\n  readonly used_at: number | null;\n}\n",
    );
  });

  test("is named for one row of the table", () => {
    const nameOf = (table: string) =>
      /interface (\w+)/.exec(rowFiles([column("a", "text", { table })], { "rows.ts": [table] })["rows.ts"] ?? "")?.[1];
    expect(["api_keys", "evaluation_retries", "team_settings"].map(nameOf)).toEqual([
      ...["ApiKeyRow", "EvaluationRetryRow", "TeamSettingsRow"],
    ]);
  });

  test("lists the values of a check constraint that lists them", () => {
    const checks = ["CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])))"];
    expect(body(column("state", "text", { checks }))).toContain('readonly state: "open" | "closed";');
    const numbers = ["CHECK ((outcome = ANY (ARRAY[0, 1])))"];
    expect(body(column("outcome", "smallint", { checks: numbers }))).toContain("readonly outcome: 0 | 1;");
  });

  test("keeps the type of the column under any other check", () => {
    const checks = ["CHECK (((price > (0)::double precision) AND (price <= (1)::double precision)))"];
    expect(body(column("price", "double precision", { checks }))).toContain("readonly price: number;");
  });

  test("is refused for a type that nobody has looked at, a table without a domain, and a domain without its table", () => {
    expect(() => body(column("price", "money"))).toThrow("sign_in_links.price is money");
    expect(() => rowFiles([column("a", "text")], {})).toThrow("No domain.ts names sign_in_links.");
    expect(() => rowFiles([], { "rows.ts": ["sign_in_links"] })).toThrow("No migration creates the table");
  });
});
