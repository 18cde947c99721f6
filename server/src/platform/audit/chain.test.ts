import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { genesis, linkHash } from "./chain.ts";

const TEAM = "00000000-0000-4000-8000-000000000001";
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Sealed chains must verify forever: a change of the format needs a new format name. */
test("a link hashes the format in the README, member by member", () => {
  const row = {
    details: '{"score": 85.0}',
    id: "0198c2a4-9a53-7c1e-9d53-0d2f7d2f4b15",
    team_id: TEAM,
    at: "1700000000123",
    actor_kind: "user",
    actor_id: null,
    action: "thing.made",
    target_kind: null,
    target_id: 'a "quoted" ü',
    outcome: "done",
    before_hash: null,
    after_hash: "ab",
    request_id: "r",
    address: "192.0.2.7",
    seq: 99,
    hash: "not part of it",
  };
  const first = sha256(`agent-console audit/1\n${"0".repeat(64)}\n${TEAM}`);
  expect(genesis(TEAM)).toBe(first);
  expect(linkHash(first, { seq: 1, sealedAt: 1_700_000_000_500 }, row)).toBe(
    sha256(
      `agent-console audit/1\n${first}\n{"seq":1,"sealed_at":1700000000500,"id":"0198c2a4-9a53-7c1e-9d53-0d2f7d2f4b15",` +
        `"team_id":"${TEAM}","at":"1700000000123","actor_kind":"user","actor_id":null,"action":"thing.made",` +
        `"target_kind":null,"target_id":"a \\"quoted\\" ü","outcome":"done","before_hash":null,"after_hash":"ab",` +
        `"request_id":"r","address":"192.0.2.7","details":"{\\"score\\": 85.0}"}`,
    ),
  );
});
