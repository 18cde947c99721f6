/**
 * The cost of authentication on the hot path, with a token that was verified before and is cached, compared with the
 * signature check that this saves. No database: keys and revocations are in memory, as in a console.
 */
import { generateKeyPair } from "jose";
import { principal } from "../server/src/domains/teams/tokens/claims.ts";
import { ALGORITHM } from "../server/src/domains/teams/tokens/signing-keys.ts";
import { createTokens } from "../server/src/domains/teams/tokens/tokens.ts";
import { newId } from "../server/src/kernel/ids.ts";

const PEOPLE = 1000;
const ROUNDS = 500;
const LIMIT = 30;

const pair = await generateKeyPair(ALGORITHM);
const kid = newId();
const voided = new Map(Array.from({ length: 10_000 }, () => [newId(), 1]));
const tokens = createTokens({
  clock: { milliseconds: Date.now },
  keys: {
    current: async () => ({ kid, key: pair.privateKey }),
    verifying: async (asked) => (asked === kid ? pair.publicKey : null),
    published: async () => ({ keys: [] }),
    rotate: async () => {},
  },
  revocations: { voidUpTo: (subject) => voided.get(subject), refresh: async () => {}, start() {}, stop() {} },
});

const people = await Promise.all(
  Array.from({ length: PEOPLE }, () =>
    tokens.mintAccess(
      principal({
        kind: "user",
        userId: newId(),
        teamId: newId(),
        role: "MEMBER",
        scopes: ["full"],
        credentialId: newId(),
      }),
    ),
  ),
);

async function eachTakes(rounds: number): Promise<number> {
  const began = performance.now();
  for (let round = 0; round < rounds; round++) for (const { token } of people) await tokens.verify(token);
  return ((performance.now() - began) * 1000) / (rounds * people.length);
}

const first = await eachTakes(1);
await eachTakes(20);
const remembered = await eachTakes(ROUNDS);
process.stdout.write(`first verification       ${first.toFixed(1).padStart(8)} µs\n`);
process.stdout.write(
  `cached verification      ${remembered.toFixed(2).padStart(8)} µs   (target: under ${LIMIT} µs)\n`,
);
if (remembered >= LIMIT) process.exitCode = 1;
