import { expect, test } from "vitest";
import { openWorld } from "../../../../test/world.ts";
import { createKeyring, newKey } from "../../../platform/secrets/keyring.ts";
import { createSigningKeys } from "./signing-keys.ts";

const DAY = 86_400_000;

test("one key signs for a month, its successor is published a day before, and it verifies for a day after", async () => {
  await using world = await openWorld();
  const keys = world.services.teams.signingKeys;
  const first = await keys.current();
  world.clock.now += 28 * DAY;
  await keys.rotate();
  expect((await keys.current()).kid).toBe(first.kid);
  world.clock.now += 1.5 * DAY;
  await keys.rotate();
  expect((await keys.published()).keys).toHaveLength(2);
  world.clock.now += 0.6 * DAY;
  const second = await keys.current();
  expect(second.kid).not.toBe(first.kid);
  expect(await keys.verifying(first.kid)).not.toBeNull();
  world.clock.now += 1.5 * DAY;
  await keys.rotate();
  expect(await keys.verifying(first.kid)).toBeNull();
});

test("two replicas that start together create one key", async () => {
  await using world = await openWorld();
  await world.behind.query("delete from signing_keys");
  const keyring = createKeyring([newKey()]);
  const replicas = [1, 2].map(() => createSigningKeys({ db: world.services.db, keyring, clock: world.clock }));
  const [one, other] = await Promise.all(replicas.map((keys) => keys.current()));
  expect(one?.kid).toBe(other?.kid);
});

test("a key whose secret was encrypted with a lost key is replaced, so that people can sign in again", async () => {
  await using world = await openWorld();
  const { kid: lost } = await world.services.teams.signingKeys.current();
  const keys = createSigningKeys({ db: world.services.db, keyring: createKeyring([newKey()]), clock: world.clock });
  await keys.rotate();
  expect((await keys.current()).kid).not.toBe(lost);
  expect(await keys.verifying(lost)).not.toBeNull();
});
