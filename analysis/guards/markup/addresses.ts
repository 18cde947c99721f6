import { isProse } from "../hidden/directive.ts";

/** Services that draw a picture from what the address says, or serve public files. Their owners are not the attacker. */
export const KNOWN_HOSTS: readonly string[] = [
  "shields.io",
  "githubusercontent.com",
  "github.com",
  "wikimedia.org",
  "wikipedia.org",
  "codecogs.com",
  "badgen.net",
  "badge.fury.io",
  "unsplash.com",
  "gravatar.com",
];

/** Services that show whoever sets them up what was sent there, and nothing else. */
const COLLECTORS: readonly string[] = [
  "webhook.site",
  "requestbin.com",
  "requestbin.net",
  "pipedream.net",
  "burpcollaborator.net",
  "oastify.com",
  "oast.fun",
  "oast.pro",
  "interact.sh",
  "ngrok.io",
  "ngrok-free.app",
  "beeceptor.com",
  "requestcatcher.com",
];

/** A collector of requests, or a machine without a name. */
export const isCollector = (host: string): boolean =>
  isAmong(COLLECTORS, host) || /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/.test(host);

/** Without the characters that a browser ignores. */
const tidy = (address: string): string => address.replaceAll(/[\p{Cc}\s]/gu, "");

const SCRIPT = new RegExp(
  [
    "^(?:javascript|vbscript|livescript):",
    "^data:(?:text/(?:html|xml)|application/xhtml)",
    "^data:image/svg[^,]{0,40},[^\"'\\n]{0,2000}(?:script|onload)",
  ].join("|"),
  "i",
);

export const isScript = (address: string): boolean => SCRIPT.test(tidy(address));

/** The host that an address leads to; null for an address inside the page, a mailbox or a file. */
export function hostOf(address: string): string | null {
  const url = URL.parse(tidy(address), "https://page.invalid/");
  if (!url || !/^(?:https?|ftp|wss?):$/.test(url.protocol) || url.hostname === "page.invalid") return null;
  return url.hostname.toLowerCase();
}

export const isAmong = (hosts: readonly string[], host: string): boolean =>
  hosts.some((known) => host === known.toLowerCase() || host.endsWith(`.${known.toLowerCase()}`));

/** What a query calls a text that it takes along. */
const CARRIER = new RegExp(
  `^(?:${[
    "data|d|q|msg|message|text|content|c|prompt|secret|token|key|leak|exfil|log|info|history|conversation|chat|payload",
    "p|m|s|stolen|body|v|user|email|password|system|summary|wallet",
  ].join("|")})$`,
  "i",
);
const SHORTEST_VALUE = 8;
/** What an agent is told to fill in: {data}, [INFO], SYSTEM_PROMPT. */
const PLACEHOLDER = /[{<[][\w .-]{2,60}[}>\]]|=[A-Z]{3,20}(?:_[A-Z]{2,20}){1,4}(?:&|$)/;

/** Whether a picture's address carries words out: what the query or the path says can be read, or is to be filled in. */
export function carriesData(address: string): boolean {
  const url = URL.parse(tidy(address), "https://page.invalid/");
  if (!url) return false;
  const named = [...url.searchParams].some(
    ([name, value]) =>
      CARRIER.test(name) && value.length >= SHORTEST_VALUE && !/^[\w.-]+\.(?:png|jpe?g|svg|gif|webp)$/i.test(value),
  );
  return named || PLACEHOLDER.test(safelyDecoded(url.search)) || partsOf(url).some(isReadable);
}

/** Whether an address holds encoded words. Plain words in a query are ordinary: searches have them. */
export function hidesData(address: string): boolean {
  const url = URL.parse(tidy(address), "https://page.invalid/");
  if (!url) return false;
  const isNamed = [...url.searchParams].some(([name, value]) => TELLING.test(name) && value.length >= LONG_VALUE);
  return isNamed || partsOf(url).some((part) => hiddenWords(part));
}

const TELLING = /^(?:secret|leak|exfil|stolen|conversation|history|chat|prompt|system_?prompt|password|context|dump)$/i;
const LONG_VALUE = 12;

const MOST_PARTS = 40;

/** The values of the query, the steps of the path, the fragment and the labels of the host. */
const partsOf = (url: URL): string[] =>
  [
    ...[...url.searchParams.values()],
    ...url.pathname.split("/").map(safelyDecoded),
    safelyDecoded(url.hash.slice(1)),
    ...url.hostname.split("."),
  ]
    .filter((part) => part.length >= SHORTEST_VALUE)
    .slice(0, MOST_PARTS);

const isReadable = (part: string): boolean => hiddenWords(part) || isProse(part.replaceAll(/[+_-]/g, " "));

/** Base64 or hexadecimal that turns into words. */
function hiddenWords(part: string): boolean {
  const run = part.replaceAll(" ", "+");
  if (/^[0-9a-f]{24,4000}$/i.test(run) && run.length % 2 === 0)
    return isText(run.replaceAll(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16))));
  if (!/^[\w+/-]{16,8000}={0,2}$/.test(run)) return false;
  try {
    return isText(atob(run.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "")));
  } catch {
    return false;
  }
}

/** Random bytes are hardly ever all printable. */
const isText = (text: string): boolean =>
  /^[\t\n\r -~]{10,}$/.test(text) && (text.match(/[a-z ]/gi)?.length ?? 0) * 5 >= text.length * 2;

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
