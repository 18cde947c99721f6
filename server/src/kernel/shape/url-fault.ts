const SPECIAL = /^(?:https?|wss?|ftp|file):$/;

/** Why the URL standard's parser refused this text, in the words the contract's clients know. */
export function urlFault(input: string): string {
  // The standard drops these before it looks at anything else.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters the standard names
  const text = input.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "").replace(/[\t\n\r]/g, "");
  if (text === "") return "input is empty";
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase();
  if (scheme === undefined) return "relative URL without a base";
  const special = SPECIAL.test(scheme);
  const authority = authorityOf(text.slice(scheme.length), special);
  return hostFault(authority, special);
}

function authorityOf(rest: string, special: boolean): string {
  const start = special ? (/^[/\\]*/.exec(rest)?.[0].length ?? 0) : 2;
  const end = rest.slice(start).search(special ? /[/\\?#]/ : /[/?#]/);
  const whole = end < 0 ? rest.slice(start) : rest.slice(start, start + end);
  return whole.slice(whole.lastIndexOf("@") + 1);
}

function hostFault(authority: string, special: boolean): string {
  const bracket = authority.startsWith("[") ? authority.indexOf("]") : -1;
  const colon = authority.indexOf(":", bracket + 1);
  if (authority.startsWith("[") && bracket < 0) return "invalid IPv6 address";
  const host = colon < 0 ? authority : authority.slice(0, colon);
  const port = colon < 0 ? "" : authority.slice(colon + 1);
  if (host === "") return "empty host";
  if (URL.canParse(`${special ? "http" : "x"}://${host}`)) return portFault(port);
  if (host.startsWith("[")) return "invalid IPv6 address";
  return endsInNumber(host) ? "invalid IPv4 address" : "invalid international domain name";
}

function portFault(port: string): string {
  return /^\d*$/.test(port) && Number(port) <= 65_535 ? "invalid international domain name" : "invalid port number";
}

/** A host whose last label is a number must be an IPv4 address, whatever stands before it. */
function endsInNumber(host: string): boolean {
  const labels = host.split(".");
  const last = labels.at(-1) === "" && labels.length > 1 ? labels.at(-2) : labels.at(-1);
  return /^(?:\d+|0x[0-9a-f]*)$/i.test(last ?? "");
}
