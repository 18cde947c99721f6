/**
 * IP addresses and networks as numbers, so that every spelling of an address is the same value. node:net's BlockList is
 * not used to decide: it has its own rules for IPv4-mapped addresses and can't say which range matched. The tests
 * compare this arithmetic with it.
 */
import { isIPv4, isIPv6 } from "node:net";

export interface Address {
  readonly family: 4 | 6;
  readonly bits: bigint;
}

/** A network such as 10.0.0.0/8. */
export interface Cidr extends Address {
  readonly prefix: number;
}

const WIDTH = { 4: 32, 6: 128 } as const;
const MAPPED = 0xffffn;

/** An IPv4-mapped IPv6 address is treated as its IPv4 address, because that is what the system dials. */
export function parseAddress(text: string): Address | undefined {
  if (isIPv4(text)) return { family: 4, bits: join(text.split(".").map(BigInt), 8n) };
  // A zone ("fe80::1%eth0") selects an interface of this machine, which no one outside should be able to choose.
  if (!isIPv6(text) || text.includes("%")) return undefined;
  const bits = join(groups(text), 16n);
  return bits >> 32n === MAPPED ? extractIpv4(bits) : { family: 6, bits };
}

/** The IPv4 address in the last 32 bits. */
export function extractIpv4(bits: bigint): Address {
  return { family: 4, bits: BigInt.asUintN(32, bits) };
}

export function contains(network: Cidr, address: Address): boolean {
  const hostBits = BigInt(WIDTH[network.family] - network.prefix);
  return network.family === address.family && network.bits >> hostBits === address.bits >> hostBits;
}

/** True if the network is exactly this one address. */
export function isExactly(network: Cidr, address: Address): boolean {
  return network.prefix === WIDTH[network.family] && contains(network, address);
}

/** Parses a setting such as "10.20.0.0/16, fd12::/48". A bare address is that one address. */
export function parseNetworks(text: string): Cidr[] {
  const items = text.split(/[\s,]+/).filter((item) => item !== "");
  return items.map((item) => {
    const network = parseCidr(item);
    if (network !== undefined) return network;
    throw new RangeError(`"${item}" is not a network: write it like 10.20.0.0/16 or fd12:3456::/32, host bits zero.`);
  });
}

export function parseCidr(text: string): Cidr | undefined {
  const [base = "", length, ...rest] = text.split("/");
  const address = parseAddress(base);
  if (address === undefined || rest.length > 0) return undefined;
  // "::ffff:10.0.0.0/104" would count its bits from a different start than its IPv4 address.
  if (address.family === 4 && base.includes(":")) return undefined;
  const width = WIDTH[address.family];
  if (length === undefined) return { ...address, prefix: width };
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length) || Number(length) > width) return undefined;
  const network = { ...address, prefix: Number(length) };
  return hasHostBits(network) ? undefined : network;
}

function hasHostBits({ family, bits, prefix }: Cidr): boolean {
  return BigInt.asUintN(WIDTH[family] - prefix, bits) !== 0n;
}

/** The WHATWG serializer writes every IPv6 spelling, dotted tails included, in one form. */
function groups(text: string): bigint[] {
  const [head = "", tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::");
  const read = (part: string) => (part === "" ? [] : part.split(":").map((group) => BigInt(`0x${group}`)));
  const [left, right] = [read(head), read(tail ?? "")];
  return [...left, ...new Array<bigint>(8 - left.length - right.length).fill(0n), ...right];
}

function join(parts: readonly bigint[], width: bigint): bigint {
  return parts.reduce((bits, part) => (bits << width) | part, 0n);
}
