import { domainToUnicode } from "node:url";

const SPECIAL = /^(?:https?|wss?|ftp|file):$/;
const badDomain = "invalid international domain name";

/**
 * Parses a URL as the URL standard defines it. Instead of null it returns the reason in the words that the contract's
 * clients expect.
 */
export function parseUrl(input: string): URL | string {
  const url = URL.parse(input);
  if (url === null) return urlFault(input);
  return SPECIAL.test(url.protocol) && hasBrokenPunycode(url.hostname) ? badDomain : url;
}

function urlFault(input: string): string {
  if (input === "") return "input is empty";
  // The standard drops these characters before anything else.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters the standard names
  const text = input.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "").replace(/[\t\n\r]/g, "");
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase();
  if (scheme === undefined) return "relative URL without a base";
  const special = SPECIAL.test(scheme);
  const authority = authorityOf(text.slice(scheme.length), special);
  if (scheme === "file:") return fileFault(authority);
  const server = authority.slice(authority.lastIndexOf("@") + 1);
  return special ? serverFault(server, hostFault) : serverFault(server, opaqueHostFault);
}

function authorityOf(rest: string, special: boolean): string {
  const start = special ? (/^[/\\]*/.exec(rest)?.[0].length ?? 0) : 2;
  const end = rest.slice(start).search(special ? /[/\\?#]/ : /[/?#]/);
  return end < 0 ? rest.slice(start) : rest.slice(start, start + end);
}

/** A file URL has neither user nor port: the whole authority is its host. */
function fileFault(authority: string): string {
  if (authority.startsWith("[")) return "invalid IPv6 address";
  return /[@:]/.test(authority) ? badDomain : (hostFault(authority) ?? badDomain);
}

function serverFault(server: string, faultOf: (host: string) => string | undefined): string {
  const bracket = server.startsWith("[") ? server.indexOf("]") : -1;
  if (server.startsWith("[") && bracket < 0) return "invalid IPv6 address";
  const colon = server.indexOf(":", bracket + 1);
  const host = colon < 0 ? server : server.slice(0, colon);
  return host === "" ? "empty host" : (faultOf(host) ?? "invalid port number");
}

function hostFault(host: string): string | undefined {
  const url = URL.parse(`http://${host}/`);
  if (url !== null) return hasBrokenPunycode(url.hostname) ? badDomain : undefined;
  if (host.startsWith("[")) return "invalid IPv6 address";
  // Characters that vanish when a domain is normalized leave an empty host.
  if (URL.parse(`http://a${host}/`)?.hostname === "a") return "empty host";
  // If the host is valid once it no longer ends in a number, it was only invalid as an IPv4 address.
  return URL.canParse(`http://${host}.a/`) ? "invalid IPv4 address" : badDomain;
}

function opaqueHostFault(host: string): string | undefined {
  if (URL.canParse(`x://${host}/`)) return undefined;
  return host.startsWith("[") ? "invalid IPv6 address" : "invalid domain character";
}

/** Labels that only look encoded: the engine accepts them, but other parsers would not. */
function hasBrokenPunycode(host: string): boolean {
  return (
    host.includes("xn--") &&
    domainToUnicode(host)
      .split(".")
      .some((label) => label.startsWith("xn--"))
  );
}
