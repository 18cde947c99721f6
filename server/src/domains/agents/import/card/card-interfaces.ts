import type { Loc } from "../../../../kernel/shape/check/problem.ts";
import { type Findings, quoteText, refuse } from "../draft/draft.ts";
import { listOf, type Members, member, membersOf, textOf } from "../draft/members.ts";
import { isWeb, webAddress } from "../draft/web-address.ts";

interface CardInterface {
  /** Where in the card it stands, for messages. */
  readonly at: string;
  readonly place: Loc;
  readonly url: string;
  readonly transport: string;
}

/** Best first: a card often lists several, and the console calls agents over HTTP. */
const TRANSPORTS = ["JSONRPC", "HTTP+JSON", "GRPC"];

/** Protocol 1.0 lists its endpoints in one member; 0.2 and 0.3 have `url` and a list beside it. */
export function isListCard(card: Members): boolean {
  return Array.isArray(member(card, "supportedInterfaces"));
}

/** The address to call the agent at, or undefined with the reason among the errors. */
export function agentAddress(card: Members, cardAddress: string | undefined, found: Findings): string | undefined {
  const interfaces = isListCard(card) ? listedInterfaces(card) : urlInterfaces(card);
  const chosen = interfaces.toSorted((a, b) => rank(a.transport) - rank(b.transport))[0];
  if (chosen === undefined) {
    if (isListCard(card)) {
      const sentence = 'The card has no URL: no entry of "supportedInterfaces" carries a "url".';
      refuse(found, ["supportedInterfaces"], sentence);
    } else refuse(found, ["url"], 'The card has no "url": the URL of the agent is unknown.');
    return undefined;
  }
  for (const { at, transport } of interfaces) {
    if (!TRANSPORTS.includes(transport)) {
      found.warnings.push(
        `${at} uses the transport ${quoteText(transport)}, which is not one of ${TRANSPORTS.join(", ")}.`,
      );
    }
  }
  if (chosen.transport !== TRANSPORTS[0]) {
    found.warnings.push(
      `The card offers no ${TRANSPORTS[0]} interface; the URL of its ${quoteText(chosen.transport)} interface is used.`,
    );
  }
  return checkedAddress(chosen, cardAddress, found);
}

function rank(transport: string): number {
  const place = TRANSPORTS.indexOf(transport);
  return place === -1 ? TRANSPORTS.length : place;
}

function listedInterfaces(card: Members): CardInterface[] {
  return entries(card, "supportedInterfaces", "protocolBinding");
}

function urlInterfaces(card: Members): CardInterface[] {
  const url = textOf(member(card, "url"));
  const preferred = textOf(member(card, "preferredTransport"))?.toUpperCase() ?? "JSONRPC";
  const main = url === undefined ? [] : [{ at: '"url"', place: ["url"], url, transport: preferred }];
  return [...main, ...entries(card, "additionalInterfaces", "transport")];
}

function entries(card: Members, list: string, transportName: string): CardInterface[] {
  return listOf(member(card, list)).flatMap((item, index) => {
    const entry = membersOf(item);
    const url = entry && textOf(member(entry, "url"));
    if (entry === undefined || url === undefined) return [];
    const transport = textOf(member(entry, transportName))?.toUpperCase() ?? "JSONRPC";
    return [{ at: `"${list}[${index}]"`, place: [list, index, "url"], url, transport }];
  });
}

function checkedAddress(chosen: CardInterface, cardAddress: string | undefined, found: Findings): string | undefined {
  const url = URL.parse(chosen.url, cardAddress);
  if (url === null || !isWeb(url)) {
    const sentence = `${chosen.at} is ${quoteText(chosen.url)}, which is not an absolute http or https address.`;
    refuse(found, chosen.place, sentence);
    return undefined;
  }
  return webAddress(url, chosen, found);
}
