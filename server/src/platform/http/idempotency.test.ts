import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";
import { consoleOperations } from "../../app/operations.ts";
import { takesIdempotencyKey } from "../../kernel/operation.ts";
import type { Answer } from "./answer.ts";
import { once } from "./idempotency.ts";

test("a response is stored for its key as it was sent, and one that can't be stored is refused and leaves nothing behind", async () => {
  await using world = await openWorld();
  const { who } = world.owner;
  const origin = { requestId: "test", address: "test" };
  const answered = (key: string, answer: Answer): Promise<Answer> =>
    world.services.db.transaction(who, (tx) =>
      once({ tx, who, origin, now: world.clock.now }, { key, hash: "h" }, async () => answer),
    );
  const json = { status: 201, raw: { content: Buffer.from('{"a": 1.0}'), type: "application/json" } };
  await answered("json", json);
  expect(await answered("json", { status: 500 })).toMatchObject({ status: 201, raw: { content: '{"a": 1.0}' } });

  const stream = { content: Readable.from(["{}\n"]), type: "application/x-ndjson" };
  const archive = { content: Buffer.from([0x50, 0x4b, 0xff]), type: "application/zip" };
  for (const raw of [stream, archive]) {
    await expect(answered(raw.type, { status: 200, raw })).rejects.toThrow(`an answer of ${raw.type} cannot be kept`);
  }
  const { rows } = await world.behind.query("select key from idempotent_answers where user_id = $1", [who.userId]);
  expect(rows).toEqual([{ key: "json" }]);
});

test("no operation that accepts an idempotency key returns anything but JSON", () => {
  const others = consoleOperations.filter(
    (operation) =>
      takesIdempotencyKey(operation) &&
      Object.values(operation.responses).some((shape) => shape !== null && "media" in shape),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
