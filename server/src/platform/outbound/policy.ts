/**
 * Which addresses can be dialed on behalf of a user. IPv4 refuses the special-purpose ranges. IPv6 allows only 2000::/3
 * without its special-purpose ranges, so a range that no one has thought of is refused.
 */
import { type Address, type Cidr, contains, extractIpv4, isExactly, parseAddress, parseCidr } from "./networks.ts";

export interface AddressPolicy {
  /** Networks that the operator has configured: their private, link-local and reserved addresses are allowed. */
  readonly allowNetworks: readonly Cidr[];
  /** Local mode: the console listens on this machine only, so its user can reach this machine. */
  readonly loopback: boolean;
}

type Range =
  | "public"
  | "loopback"
  | "metadata"
  | "private"
  | "link-local"
  | "reserved"
  | "documentation"
  | "unspecified"
  | "multicast"
  | "broadcast"
  | "special-purpose";

/** The first match decides: a metadata service is inside a wider range. */
const RANGES: readonly (readonly [Range, readonly string[]])[] = [
  [
    "metadata",
    // 168.63.129.16 is a public address that inside one cloud is the host's own agent.
    ["169.254.169.254", "169.254.170.2", "169.254.170.23", "100.100.100.200", "192.0.0.192", "168.63.129.16"],
  ],
  ["metadata", ["fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254"]],
  ["broadcast", ["255.255.255.255"]],
  ["unspecified", ["0.0.0.0/8", "::"]],
  ["loopback", ["127.0.0.0/8", "::1"]],
  ["private", ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "fc00::/7", "fec0::/10"]],
  ["link-local", ["169.254.0.0/16", "fe80::/10"]],
  ["multicast", ["224.0.0.0/4", "ff00::/8"]],
  ["documentation", ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32", "3fff::/20"]],
  // Teredo, 6to4 and its relays carry an IPv4 address of the sender's choice past every IPv4 rule above.
  ["special-purpose", ["192.88.99.0/24", "2001::/32", "2002::/16"]],
  ["reserved", ["192.0.0.0/24", "198.18.0.0/15", "240.0.0.0/4", "2001::/23"]],
  ["public", ["0.0.0.0/0", "2000::/3"]],
];

const TABLE = RANGES.flatMap(([range, networks]) => networks.map((text) => [parseKnownNetwork(text), range] as const));
const NAT64 = parseKnownNetwork("64:ff9b::/96");

/** Why the address can't be dialed, as text that completes "it is …". Undefined if it can. */
export function refusal(text: string, policy: AddressPolicy): string | undefined {
  const address = parseAddress(text);
  if (address === undefined) return "not an IP address";
  const range = rangeOf(address);
  return admitted(address, range, policy) ? undefined : `${article(range)} ${range} address`;
}

function admitted(address: Address, range: Range, policy: AddressPolicy): boolean {
  switch (range) {
    case "public":
      return true;
    case "loopback":
      return policy.loopback;
    case "private":
    case "link-local":
    case "reserved":
    case "documentation":
      return policy.allowNetworks.some((network) => contains(network, address));
    case "metadata":
      // Allowing 169.254.0.0/16 or 0.0.0.0/0 must not expose the machine's cloud credentials by accident.
      return policy.allowNetworks.some((network) => isExactly(network, address));
    case "unspecified":
    case "multicast":
    case "broadcast":
    case "special-purpose":
      return false;
  }
}

function rangeOf(address: Address): Range {
  // Networks without IPv4 reach public IPv4 hosts through NAT64. It must not lead anywhere else.
  if (contains(NAT64, address)) return rangeOf(extractIpv4(address.bits)) === "public" ? "public" : "special-purpose";
  return TABLE.find(([network]) => contains(network, address))?.[1] ?? "special-purpose";
}

function article(range: Range): string {
  return range === "unspecified" ? "an" : "a";
}

function parseKnownNetwork(text: string): Cidr {
  const network = parseCidr(text);
  if (network === undefined) throw new RangeError(`${text} is not a network`);
  return network;
}
