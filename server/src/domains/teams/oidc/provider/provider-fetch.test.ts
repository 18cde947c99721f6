import { expect, test } from "vitest";
import { createOutbound } from "../../../../platform/outbound/outbound.ts";
import { isSecureAddress, providerFetch } from "./provider-fetch.ts";

test.each([
  ["https://id.example.org", true],
  ["http://127.0.0.1:3000", true],
  ["http://[0:0::1]:3000", true],
  ["http://localhost", true],
  ["http://id.example.org", false],
  ["http://127.0.0.1.example.org", false],
  ["http://localhost.example.org", false],
  ["javascript:alert(1)", false],
])("%s may carry a secret: %s", (address, secure) => {
  expect(isSecureAddress(new URL(address))).toBe(secure);
});

test("a call without TLS is refused before anything is dialed", async () => {
  const outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 1000, deadlineMs: 1000 });
  const call = providerFetch(outbound)("http://192.0.2.1/token", {
    method: "POST",
    headers: {},
    body: "code=c0de",
    redirect: "manual",
  });
  await expect(call).rejects.toMatchObject({ kind: "protocol" });
  await outbound.close();
});
