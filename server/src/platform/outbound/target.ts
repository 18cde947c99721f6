/** A URL supplied by a user, checked before anything is resolved or dialed. */
import { isIP } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { type AddressPolicy, refusal } from "./policy.ts";

/** Refuses what no lookup can fix. Names are checked again, by their addresses, when they are dialed. */
export function readTarget(text: string, policy: AddressPolicy): URL {
  const url = URL.parse(text);
  // The text stays out of every message: it may contain a password or a token.
  if (url === null) throw refused("The address is not a valid URL.");
  if (url.protocol !== "http:" && url.protocol !== "https:") throw refused("Only http and https addresses are called.");
  if (url.username !== "" || url.password !== "") throw refused("An address must not contain a user name or password.");
  admitHost(url.hostname, policy);
  return url;
}

/** WHATWG parsing has already converted decimal, octal, hexadecimal and full-width spellings to plain addresses. */
function admitHost(hostname: string, policy: AddressPolicy): void {
  const host = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  if (isIP(host) !== 0) admitAddress(host, { host, policy });
  // A trailing dot is a second spelling of the name: TLS names, pools and rules by name would see two hosts.
  if (host.endsWith(".")) throw refused("A host name must not end with a dot.");
  if (!policy.loopback && /(?:^|\.)localhost$/.test(host)) throw refused(`${host} is this machine itself.`);
}

/** The resolved address is not shown to the user, who could otherwise explore our internal DNS. */
export function admitAddress(address: string, { host, policy }: { host: string; policy: AddressPolicy }): void {
  const reason = refusal(address, policy);
  if (reason !== undefined) throw refused(`${host} may not be called: it is ${reason}.`);
}

function refused(message: string): OutboundError {
  return new OutboundError("refused_address", message);
}
