import { expect, test } from "vitest";
import { brokenGuards } from "../../../../../test/protection/broken-guards.ts";
import { openGatewayBed } from "../../../../../test/protection/gateway-bed.ts";
import { stubModel } from "../../../../../test/protection/stub-model.ts";
import { createGuardRunner } from "../../runtime/guard-runner.ts";

const script = new URL("../../../../../test/protection/broken-guards-thread.ts", import.meta.url);

const WAYS = [
  ["input", false],
  ["output", false],
  ["output", true],
] as const;

test("a guard that throws, hangs, lies or kills its thread lets nothing through, unless its config says so", async () => {
  const runner = createGuardRunner({ script, limitMs: 200, heapMegabytes: 48 });
  const model = stubModel({ say: () => "Hello there." });
  try {
    for (const id of ["throws", "hangs", "nonsense", "kills"]) {
      // A thread that hangs or dies takes a while to replace, so these two are tried once.
      for (const [channel, stream] of id === "hangs" || id === "kills" ? WAYS.slice(2) : WAYS) {
        const guard = { methods: [id], mode: "enforce" };
        const open = { ...guard, "on-error": "fail_open" };
        for (const one of [guard, open]) {
          await using bed = await openGatewayBed({
            upstream: model.listener,
            ...{ runner, methods: brokenGuards, guards: { [`${channel}-guards`]: ["one"], one } },
          });
          const asked = model.requests.length;
          const answer = await fetch(`${bed.url}/v1/chat/completions`, {
            method: "POST",
            headers: { authorization: `Bearer ${bed.key}` },
            body: JSON.stringify({ model: "m", stream, messages: [{ role: "user", content: "hi" }] }),
          });
          const text = await answer.text();
          const [record] = await bed.recorded(1);
          if (one === open) {
            expect([id, channel, answer.status, record?.ending]).toEqual([id, channel, 200, "answered"]);
            expect(text).toContain("there");
          } else {
            // A stream has begun with an event that says nothing: it ends with the protocol's error.
            expect([id, channel, answer.status, record?.ending]).toEqual([id, channel, stream ? 200 : 503, "refused"]);
            if (!stream) expect(answer.headers.get("x-should-retry")).toBe("false");
            expect(text).toContain('"error"');
            expect(text).not.toContain("there.");
            expect(model.requests.length - asked).toBe(channel === "input" ? 0 : 1);
          }
          expect(record?.whole.results.some(({ outcome }) => outcome === "undecided")).toBe(true);
        }
      }
    }
  } finally {
    await runner.close();
  }
}, 60_000);
