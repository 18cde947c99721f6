import { describe, expect, test } from "vitest";
import { parseNetworks } from "./networks.ts";
import { refusal } from "./policy.ts";

const strict = { allowNetworks: [], loopback: false };
const local = { allowNetworks: [], loopback: true };
const naming = (networks: string) => ({ allowNetworks: parseNetworks(networks), loopback: false });

const FORBIDDEN: Record<string, readonly string[]> = {
  "a loopback address": ["127.0.0.1", "127.255.255.254", "::1", "::ffff:127.0.0.1", "::ffff:7f00:1"],
  "an unspecified address": ["0.0.0.0", "0.1.2.3", "::", "::ffff:0.0.0.0"],
  "a private address": [
    ...["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "100.64.0.1", "100.127.255.255"],
    ...["fc00::1", "fdff::1", "fec0::1", "::ffff:10.0.0.1", "::ffff:c0a8:1"],
  ],
  "a link-local address": ["169.254.0.1", "fe80::1", "febf::1", "::ffff:169.254.1.1"],
  "a metadata address": [
    ...["169.254.169.254", "169.254.170.2", "169.254.170.23", "100.100.100.200", "192.0.0.192", "168.63.129.16"],
    ...["fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254", "::ffff:169.254.169.254", "::ffff:a9fe:a9fe"],
  ],
  "a multicast address": ["224.0.0.1", "239.255.255.255", "ff02::1"],
  "a broadcast address": ["255.255.255.255"],
  "a reserved address": ["192.0.0.8", "198.18.0.1", "198.19.255.255", "240.0.0.1", "2001:2::1", "2001:10::1"],
  "a documentation address": ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  "a special-purpose address": [
    ...["192.88.99.1", "::7f00:1", "::8.8.8.8", "::ffff:0:10.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::a9fe:a9fe"],
    ...["64:ff9b::127.0.0.1", "64:ff9b:1::8.8.8.8", "2002:a00:1::1", "2002:a9fe:a9fe::", "2002:808:808::1"],
    ...["2001:0:4136:e378:8000:63bf:3fff:fdd2", "100::1", "5f00::1", "4000::1", "e000::1"],
  ],
};

describe("a non-public address is refused, whatever its spelling", () => {
  test.each(Object.entries(FORBIDDEN))("%s", (words, addresses) => {
    for (const address of addresses) expect([address, refusal(address, strict)]).toEqual([address, words]);
  });
});

test("public addresses are allowed, up to the edges of the forbidden ranges", () => {
  const edges = ["9.255.255.255", "11.0.0.0", "172.15.255.255", "172.32.0.0", "100.63.255.255", "100.128.0.0"];
  const more = ["126.255.255.255", "128.0.0.0", "169.253.255.255", "169.255.0.0", "198.17.255.255", "223.255.255.255"];
  const v6 = ["2606:4700::1111", "2001:200::1", "2003::1", "3fff:1000::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"];
  for (const address of [...edges, ...more, ...v6])
    expect([address, refusal(address, strict)]).toEqual([address, undefined]);
});

test("anything that can't be parsed as an address is refused", () => {
  for (const text of ["", "example.com", "fe80::1%lo", "127.1"]) expect(refusal(text, local)).toBe("not an IP address");
});

test("local mode allows loopback and nothing else", () => {
  for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) {
    expect(refusal(address, local)).toBeUndefined();
  }
  for (const address of ["0.0.0.0", "::", "10.0.0.1", "169.254.169.254", "64:ff9b::127.0.0.1", "::7f00:1"]) {
    expect(refusal(address, local)).toBeDefined();
  }
});

test("a configured network allows its own addresses and no others", () => {
  const policy = naming("10.20.0.0/16, fd12:3456::/32");
  for (const address of ["10.20.0.1", "10.20.255.255", "fd12:3456::1", "::ffff:10.20.0.1"]) {
    expect(refusal(address, policy)).toBeUndefined();
  }
  for (const address of ["10.21.0.1", "fd12:3457::1", "192.168.0.1", "64:ff9b::10.20.0.1"]) {
    expect(refusal(address, policy)).toBeDefined();
  }
});

test("allowing everything still allows neither loopback nor metadata nor non-host addresses", () => {
  const policy = naming("0.0.0.0/0 ::/0");
  expect(refusal("10.0.0.1", policy)).toBeUndefined();
  expect(refusal("fd00::1", policy)).toBeUndefined();
  const closed = ["a loopback", "an unspecified", "a metadata", "a multicast", "a broadcast", "a special-purpose"];
  for (const address of closed.flatMap((range) => FORBIDDEN[`${range} address`] ?? [])) {
    expect([address, refusal(address, policy)]).toEqual([address, expect.any(String)]);
  }
});

test("a metadata address is allowed only if it is configured by itself", () => {
  expect(refusal("169.254.169.254", naming("169.254.0.0/16"))).toBe("a metadata address");
  expect(refusal("169.254.169.254", naming("169.254.169.254/31"))).toBe("a metadata address");
  expect(refusal("169.254.169.254", naming("169.254.169.254/32"))).toBeUndefined();
  expect(refusal("fd00:ec2::254", naming("fd00:ec2::254/128"))).toBeUndefined();
});
