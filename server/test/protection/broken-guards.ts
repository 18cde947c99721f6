import { CHANNELS, type GuardMethod, hit, type PreparedGuard, pass } from "@agent-console/analysis/guards/guard.ts";

const method = (id: string, judge: PreparedGuard["judge"], cost: GuardMethod["cost"] = "inline"): GuardMethod => ({
  ...{ id, version: "1", title: id, description: id, channels: CHANNELS, needs: "whole", cost },
  ...{ actions: ["block", "flag"], languages: "any", options: {}, blindSpots: [] },
  prepare: () => ({ judge }),
});

function hang(): never {
  for (;;) Math.random();
}

/** Guards that fail in every way a guard can, and two that work. */
export const brokenGuards: Readonly<Record<string, GuardMethod>> = Object.fromEntries(
  [
    method("works", () => pass()),
    method("says-bad", ({ text }) => (text.includes("bad") ? hit("bad", []) : pass())),
    method("hangs", hang, "worker"),
    method("throws", () => {
      throw new Error("no model");
    }),
    method("nonsense", () => 7 as never),
    method(
      "kills",
      () => {
        process.exit(1);
      },
      "worker",
    ),
    method(
      "hoards",
      () => {
        // In small pieces: Node ends a thread at its limit if 16 MB more are enough until the next check.
        let all: object = {};
        for (;;) all = { before: all };
      },
      "worker",
    ),
  ].map((one) => [one.id, one]),
);
