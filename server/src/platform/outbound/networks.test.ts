import { BlockList } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contains, isExactly, parseAddress, parseCidr, parseNetworks } from "./networks.ts";

test("every spelling of an IPv6 address is the same value", () => {
  const spellings = ["fd00:ec2::254", "fd00:0ec2::0254", "FD00:EC2:0:0:0:0:0:254", "fd00:ec2::0.0.2.84"];
  expect(new Set(spellings.map((text) => parseAddress(text)?.bits)).size).toBe(1);
  expect(parseAddress("::")).toEqual({ family: 6, bits: 0n });
  expect(parseAddress("1:2:3:4:5:6:7:8")?.bits).toBe(0x00010002000300040005000600070008n);
});

test("an IPv4-mapped address is the same as its IPv4 address", () => {
  const plain = parseAddress("10.1.2.3");
  for (const mapped of ["::ffff:10.1.2.3", "::FFFF:a01:203", "0:0:0:0:0:ffff:0a01:0203"]) {
    expect(parseAddress(mapped)).toEqual(plain);
  }
});

test("anything that is not exactly one address is rejected", () => {
  const texts = [
    "",
    "10.1",
    "010.0.0.1",
    "0x7f.0.0.1",
    "2130706433",
    "1.2.3.4.5",
    "fe80::1%eth0",
    "[::1]",
    "a.b",
    "::1::",
  ];
  expect(texts.filter((text) => parseAddress(text) !== undefined)).toEqual([]);
});

test("a network must have zero host bits and a plain length", () => {
  expect(parseCidr("10.0.0.0/8")).toEqual({ family: 4, bits: 0x0a000000n, prefix: 8 });
  expect(parseCidr("10.1.2.3")?.prefix).toBe(32);
  expect(parseCidr("::1")?.prefix).toBe(128);
  expect(parseCidr("0.0.0.0/0")?.prefix).toBe(0);
  const wrong = ["10.0.0.1/8", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/08", "10.0.0.0/-1", "10.0.0.0/8/8", "fd00::1/64"];
  const mapped = ["::ffff:10.0.0.0/104", "::ffff:10.0.0.1"];
  expect([...wrong, ...mapped].filter((text) => parseCidr(text) !== undefined)).toEqual([]);
});

test("a list of networks can use commas, spaces and lines, and a bad item is named", () => {
  expect(parseNetworks(" 10.0.0.0/8,192.168.1.0/24\n fd00::/8 ,10.9.9.9")).toHaveLength(4);
  expect(parseNetworks("")).toEqual([]);
  for (const item of ["10.0.0.1/8", "10.0.0.0/40", "intranet", "::ffff:10.0.0.0/104", "10.0.0/8"]) {
    expect(() => parseNetworks(`192.168.0.0/16, ${item}`)).toThrow(`"${item}" is not a network`);
  }
});

test("only a network of full length is exactly one address", () => {
  const address = parseAddress("169.254.169.254");
  const [single, wide, other] = ["169.254.169.254", "169.254.169.254/31", "169.254.169.253"].map(parseCidr);
  if (!address || !single || !wide || !other) throw new TypeError("unreadable");
  expect([single, wide, other].map((network) => isExactly(network, address))).toEqual([true, false, false]);
});

test("membership agrees with the runtime's block list", () => {
  const families = [
    { type: "ipv4", address: fc.ipV4(), width: 32 },
    { type: "ipv6", address: fc.ipV6(), width: 128 },
  ] as const;
  for (const { type, address, width } of families) {
    fc.assert(
      fc.property(address, address, fc.integer({ min: 1, max: width }), (base, probe, prefix) => {
        const [left, right] = [parseAddress(base), parseAddress(probe)];
        fc.pre(left?.family === (width === 32 ? 4 : 6) && right?.family === left.family);
        const list = new BlockList();
        list.addSubnet(base, prefix, type);
        // A random probe is rarely inside a long prefix. The base itself always is.
        expect(contains({ ...left, prefix }, right)).toBe(list.check(probe, type));
        expect(contains({ ...left, prefix }, left)).toBe(list.check(base, type));
      }),
    );
  }
});
