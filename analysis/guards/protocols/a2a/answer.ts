import { isRecord } from "../../run/data-url.ts";
import { BodyWalk } from "../body-walk.ts";
import type { JsonObject, ReadAnswer, ReadRequest } from "../protocol.ts";
import { runPath, runsOf, shownApart, textOf } from "../text-runs.ts";
import { cardFor, isCard } from "./card.ts";
import { type Carrier, carriersIn } from "./carriers.ts";
import { partText } from "./parts.ts";

const CARD_NAMES: ReadonlySet<string> = new Set(
  "id url protocolVersion protocolBinding preferredTransport version scheme bearerFormat tenant type jsonrpc".split(
    " ",
  ),
);

export function readA2aAnswer(body: unknown, { rpc }: ReadRequest): ReadAnswer {
  const walk = new BodyWalk();
  const result = isRecord(body) ? body["result"] : undefined;
  if (isRecord(body) && isCard(result)) return readCard({ ...body, result: cardFor(result, rpc?.address ?? "") });
  for (const carrier of carriersIn(walk, body, [])) walkTexts(walk, carrier);
  return { subjects: walk.subjects, unreadable: walk.unreadable, joined: walk.joined, usage: null, calls: [] };
}

/** What an agent says of itself goes to its clients like any other answer. */
export function readCard(card: JsonObject): ReadAnswer {
  const walk = new BodyWalk();
  walk.value(card, [], { channel: "output", known: CARD_NAMES });
  const { subjects, unreadable, joined } = walk;
  return { subjects, unreadable, joined, usage: null, calls: [], instead: card };
}

/** Text parts that follow each other are one text. */
function walkTexts(walk: BodyWalk, { parts, path }: Carrier): void {
  for (const run of runsOf(parts, (part) => partText(part) !== null)) {
    const texts = parts.slice(run.first, run.last + 1).map(textOf);
    walk.text(texts.join(""), runPath(path, run), "output");
    walk.fixed(shownApart(texts), [...path, run.first], "output");
  }
}
