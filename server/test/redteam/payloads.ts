import tlds from "tlds" with { type: "json" };
import { createDraw } from "../../src/domains/evaluation/probes/probe/draw.ts";
import { goalFamilies } from "../../src/domains/redteam/goals/list.ts";
import { stage, stageTwin } from "../../src/domains/redteam/goals/stage.ts";
import { type Draft, firstDraft } from "../../src/domains/redteam/model/draft.ts";
import { operators } from "../../src/domains/redteam/operators/list.ts";
import { atAddress } from "../../src/domains/redteam/sandbox/played/address.ts";
import { isSandboxWay } from "../../src/domains/redteam/sandbox/played/play.ts";
import { sandboxScene, sandboxTwin } from "../../src/domains/redteam/sandbox/scene.ts";

/** Everything that reaches an agent because of one attack, said or served, and of its twin. */
export interface Payload {
  readonly family: string;
  readonly operators: readonly string[];
  readonly texts: readonly string[];
}

const CONSOLE = "console.test.internal";
const ADDRESS = `https://${CONSOLE}/sandbox/${"t".repeat(22)}`;

/** Every goal with every operator. The payloads with smaller numbers have one pair each; those after them combine operators. */
export const PAIRS = goalFamilies.length * operators.length;

/** The payload with this number: the same number, the same payload. Null where the operator does not fit the goal. */
export function payloadAt(n: number): Payload | null {
  const draw = createDraw({ seed: 21, probe: "payload", n });
  const place = n % goalFamilies.length;
  const family = goalFamilies[place];
  // Another one for each goal and each round, so that the first few payloads have something of everything.
  const operator = operators[(7 * place + 31 * Math.floor(n / goalFamilies.length)) % operators.length];
  const goal = family?.draw(draw);
  const first = goal && operator?.apply(firstDraft(goal), goal, draw);
  if (!first || !family || !goal) return null;
  const further = n < PAIRS ? [] : draw.several(operators, draw.integer(1, 3));
  const draft = further.reduce<Draft>((soFar, one) => one.apply(soFar, goal, draw) ?? soFar, first);
  const scenes = family.ways
    .filter(isSandboxWay)
    .map((way) => [sandboxScene(goal, draft, way), sandboxTwin(goal, way)]);
  const all = atAddress([stage(goal, draft), stageTwin(goal), scenes], ADDRESS);
  return { family: family.id, operators: draft.operators, texts: textsIn(all) };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const LINK = /(?:[a-z][a-z0-9+.-]{1,30}:)?\/\/([^\s"'`<>()[\]{}|,;\\]{1,500})/giu;
const MAILBOX = /[\p{L}\p{N}._%+-]{1,64}@([\p{L}\p{N}.-]{1,255})/gu;
const NUMBERS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const NAME = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}/gu;
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;
/** Addresses for documentation, by RFC 5737. */
const RESERVED_NUMBERS = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./;
const registered = new Set(tlds);

const hostIn = (rest: string): string => {
  const [place = ""] = rest.split(/[/?#]/, 1);
  return (place.slice(place.lastIndexOf("@") + 1).split(":")[0] ?? "").replace(/[.-]+$/, "").toLowerCase();
};

const isOurs = (host: string): boolean => host === CONSOLE || RESERVED.test(host);
/** A name below a top-level domain that exists. Without a dot it is none. */
const couldExist = (host: string): boolean =>
  host.includes(".") && registered.has(host.slice(host.lastIndexOf(".") + 1));

/**
 * Addresses in a payload that could belong to others. A code or a piece of an address need not be reserved, as long as it is no
 * name that anyone could register: browsers and mail programs leave out signs that are not seen, so they are taken out first.
 */
export function strangeAddresses({ operators: used, texts }: Pick<Payload, "operators" | "texts">): string[] {
  const isRewritten = used.some((id) => /^(?:encoding|splitting|extraction)\./.test(id));
  const isStrange = isRewritten
    ? (host: string) => !isOurs(host) && couldExist(host)
    : (host: string) => !isOurs(host) && host !== "";
  return texts.flatMap((written) => {
    const text = written.normalize("NFKC").replace(/\p{Cf}/gu, "");
    const links = Array.from(text.matchAll(LINK), ([, rest = ""]) => hostIn(rest));
    // What a link consists of was looked at.
    const others = text.replace(LINK, " ");
    const mailboxes = Array.from(others.matchAll(MAILBOX), ([, host = ""]) => hostIn(host));
    const names = Array.from(others.replace(MAILBOX, " ").matchAll(NAME), ([name]) => name.toLowerCase());
    const numbers = text.match(NUMBERS) ?? [];
    return [
      ...[...links, ...mailboxes].filter(isStrange),
      ...names.filter((name) => !isOurs(name) && couldExist(name)),
      ...numbers.filter((number) => !RESERVED_NUMBERS.test(number)),
    ];
  });
}
