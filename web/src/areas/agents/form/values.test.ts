import { expect, test } from "vitest";
import { bodyOf, changedKeys, misfit, misfits } from "./values.ts";

const number = { key: "x", label: "X", kind: "number", whole: true, least: 1, most: 9, bound: "" } as const;

test("a text that does not fit says what to enter", () => {
  expect(misfit(number, "a")).toBe("Enter a number.");
  expect(misfit(number, "1.5")).toBe("Enter a whole number.");
  expect([misfit(number, "0"), misfit(number, "10"), misfit(number, "5")]).toEqual([
    "Enter 1 or more.",
    "Enter 9 or less.",
    null,
  ]);
});

test("only changed fields are sent, and an emptied key is removed", () => {
  const agent = { agent_name: "Support", agent_url: "https://a.example" };
  const entered = { agent_name: "Support", agent_url: "https://b.example" };
  expect(changedKeys(entered, agent)).toEqual(["agent_url"]);
  expect(bodyOf(["agent_url"], entered, agent)).toEqual({ agent_url: "https://b.example" });
  expect(bodyOf(["api_key"], { api_key: "" }, agent)).toEqual({ api_key: "" });
});

test("an address must be complete", () => {
  expect(Object.keys(misfits(["agent_url"], { agent_url: "a.example" }, {}))).toEqual(["agent_url"]);
});
