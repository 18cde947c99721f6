import { expect, test } from "vitest";
import { prepare, slot } from "./prepared.ts";
import { sql } from "./sql.ts";

interface Given {
  readonly id: string;
  readonly teamId: string;
}
const id = slot(({ id }: Given) => id);
const teamId = slot(({ teamId }: Given) => teamId);

test("a slot that appears several times is one parameter", () => {
  const mine = sql`team_id = ${teamId}`;
  const find = prepare<Given, object>(
    sql`select (select count(*) from agents where ${mine}) from agents where id = ${id} and ${mine} and revision = ${3} limit ${3}`,
  );
  const { text, values, name } = find({ id: "a", teamId: "t" });
  expect(text).toBe(
    "select (select count(*) from agents where team_id = $1) from agents where id = $2 and team_id = $1 and revision = $3 limit $4",
  );
  expect(values).toEqual(["t", "a", 3, 3]);
  expect(name).toBeUndefined();
});

test("each use has its own values under the same text and name", () => {
  const find = prepare<Given, object>(sql`select * from agents where id = ${id}`.named("find"));
  const [first, second] = [find({ id: "a", teamId: "t" }), find({ id: "b", teamId: "t" })];
  expect(first).toMatchObject({ name: "find", values: ["a"] });
  expect(second).toMatchObject({ name: "find", values: ["b"], text: first.text });
});

test("a value that looks like a parameter stays a value", () => {
  const { text, values } = prepare<Given, object>(sql`select ${id}, ${"$1"}`)({ id: "$2", teamId: "t" });
  expect(text).toBe("select $1, $2");
  expect(values).toEqual(["$2", "$1"]);
});
