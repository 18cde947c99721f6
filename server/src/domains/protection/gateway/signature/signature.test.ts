import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createKeyring, newKey } from "../../../../platform/secrets/keyring.ts";
import { BOTH_SECONDS, createSigner, signingSecret } from "./signature.ts";

const keyring = createKeyring([newKey()]);
const body = '{"a":1}';
const hmac = (rotation: number, at: number) =>
  createHmac("sha256", signingSecret(keyring, "agent", rotation))
    .update(`${at}.POST.${createHash("sha256").update(body).digest("hex")}`)
    .digest("hex");

test("after a rotation, requests are signed with both secrets for a day, and then with the new one only", () => {
  const signer = createSigner(keyring);
  const sign = (at: number, rotation: number) =>
    signer.sign("agent", { at, method: "POST", body, rotation: { rotation, rotated_at: 1000 } });
  expect(signer.sign("agent", { at: 1000, method: "POST", body })).toBe(`t=1000,v1=${hmac(0, 1000)}`);
  expect(sign(1000, 1)).toBe(`t=1000,v1=${hmac(1, 1000)},v1=${hmac(0, 1000)}`);
  expect(sign(1000, 2)).toBe(`t=1000,v1=${hmac(2, 1000)},v1=${hmac(1, 1000)}`);
  const later = 1000 + BOTH_SECONDS;
  expect(sign(later, 2)).toBe(`t=${later},v1=${hmac(2, later)}`);
  expect(new Set([0, 1, 2].map((rotation) => signingSecret(keyring, "agent", rotation))).size).toBe(3);
});
