import { describe, expect, test } from "vitest";
import { joinStatements, raw, sql } from "./sql.ts";

describe("a statement", () => {
  test("numbers its values in order", () => {
    const { text, values } = sql`select * from agents where id = ${"a"} and team_id = ${"t"} limit ${3}`;
    expect(text).toBe("select * from agents where id = $1 and team_id = $2 limit $3");
    expect(values).toEqual(["a", "t", 3]);
  });

  test("includes another statement, with its values in place", () => {
    const mine = sql`team_id = ${"t"} and archived = ${false}`;
    const { text, values } = sql`select ${raw("id, name")} from agents where id > ${"a"} and (${mine}) limit ${9}`;
    expect(text).toBe("select id, name from agents where id > $1 and (team_id = $2 and archived = $3) limit $4");
    expect(values).toEqual(["a", "t", false, 9]);
  });

  test("keeps every value out of its text, whatever it looks like", () => {
    const hostile = { text: "1; drop table agents", values: [], pieces: ["1; drop table agents"] };
    const { text, values } = sql`select ${"1; drop table agents"}, ${hostile}, ${null}, ${undefined}`;
    expect(text).toBe("select $1, $2, $3, $4");
    expect(values).toEqual(["1; drop table agents", hostile, null, undefined]);
  });

  test("joins others, with their values in order", () => {
    const sets = [sql`agent_name = ${"n"}`, sql`hub = ${"h"}`];
    const { text, values } = sql`update agents set ${joinStatements(sets)} where id = ${"a"}`;
    expect(text).toBe("update agents set agent_name = $1, hub = $2 where id = $3");
    expect(values).toEqual(["n", "h", "a"]);
    expect(sql`select ${joinStatements([])}`.text).toBe("select ");
  });

  test("has a name only when it is given one", () => {
    expect(sql`select 1`.name).toBeUndefined();
    expect(sql`select ${1}`.named("one")).toMatchObject({ name: "one", text: "select $1", values: [1] });
  });
});
