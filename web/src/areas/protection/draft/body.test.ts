import { STARTERS } from "@agent-console/analysis/guards/config/starters.ts";
import { describe, expect, test } from "vitest";
import {
  addToChannel,
  allGuards,
  blockOf,
  channelsOf,
  flattenBody,
  guardNames,
  inShadow,
  isSame,
  moveGuard,
  withBlock,
  withNewGuard,
  withOption,
  without,
} from "./body.ts";

const body = {
  "input-guards": ["a", { b: { methods: ["secrets"], mode: "enforce" } }],
  "output-guards": ["b"],
  a: { methods: ["injection-user"], "injection-user": { threshold: "flag" } },
};

describe("a guard config as it is edited", () => {
  test("has every guard at the top, wherever the file defines it", () => {
    const dome = { guardrail: { "input-guards": ["x"] }, x: { methods: ["secrets"] } };
    expect(flattenBody(dome)).toEqual({ "input-guards": ["x"], x: { methods: ["secrets"] } });
    expect(flattenBody(body)).toMatchObject({ "input-guards": ["a", "b"], b: { methods: ["secrets"] } });
    expect(guardNames(body, "user")).toEqual(["a", "b"]);
    expect(allGuards(body)).toEqual(["a", "b"]);
    expect(channelsOf(body, "b")).toEqual(["user", "output"]);
    for (const starter of STARTERS) expect(flattenBody(starter.body)).toEqual(starter.body);
  });

  test("survives whatever a user writes into it", () => {
    for (const odd of [{}, { "input-guards": 3 }, { "input-guards": [7, null, { a: 1, b: 2 }] }, { guardrail: [] }])
      expect(allGuards(odd)).toEqual([]);
    expect(blockOf({ a: "text" }, "a")).toEqual({});
    expect(blockOf({}, "constructor")).toEqual({});
  });

  test("changes one key and leaves the rest as it is", () => {
    const changed = withBlock(body, "a", { mode: "enforce" });
    expect(blockOf(changed, "a")).toEqual({ ...body.a, mode: "enforce" });
    expect(isSame(withBlock(changed, "a", { mode: undefined }), flattenBody(body))).toBe(true);
  });

  test("an option that goes back to its default leaves no empty object", () => {
    const reset = withOption(body, "a", { method: "injection-user", option: "threshold", value: undefined });
    expect(blockOf(reset, "a")).toEqual({ methods: ["injection-user"] });
  });

  test("guards move within their channel and stop at its ends", () => {
    expect(guardNames(moveGuard(body, { channel: "user", name: "b", by: -1 }), "user")).toEqual(["b", "a"]);
    expect(moveGuard(body, { channel: "user", name: "b", by: 1 })).toBe(body);
    expect(moveGuard(body, { channel: "user", name: "none", by: 1 })).toBe(body);
  });

  test("a new guard begins in shadow under a free name", () => {
    const first = withNewGuard(body, "output", "secrets");
    expect([first.name, blockOf(first.body, "secrets")]).toEqual(["secrets", { methods: ["secrets"], mode: "shadow" }]);
    expect(withNewGuard(first.body, "output", "secrets").name).toBe("secrets-2");
  });

  test("a guard is deleted with its last channel", () => {
    const once = without(body, "user", "b");
    expect([channelsOf(once, "b"), "b" in once]).toEqual([["output"], true]);
    const gone = without(once, "output", "b");
    expect(["b" in gone, "output-guards" in gone]).toEqual([false, false]);
    expect(channelsOf(addToChannel(gone, "output", "a"), "a")).toEqual(["user", "output"]);
  });

  test("guards go back to shadow", () => {
    expect(blockOf(inShadow(body, ["b"]), "b")["mode"]).toBe("shadow");
  });
});
