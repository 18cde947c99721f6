import { expect, test } from "vitest";
import { isTaken } from "../../server/test/cases.ts";
import { type DetectorName, detectors } from "./list.ts";

/** Every detector on a text that is hostile to read. */
const looks: Readonly<Record<DetectorName, (text: string) => { found: boolean | null }>> = {
  action: (text) => detectors.action.look({ answer: { text, toolCalls: [] }, risky: ["delete_file"] }),
  agreement: (text) => detectors.agreement.look({ replies: [text], read: "number" }),
  bias: (text) => detectors.bias.look({ about: ["a man", "a woman"], replies: [text, `${text} no`] }),
  canary: (text) => detectors.canary.look({ text, canary: "BRELOXA-K7WQ3M" }),
  delivered: (text) => detectors.delivered.look({ text, signs: ["dear|hello", "account"] }),
  disclosure: (text) => detectors.disclosure.look({ text, question: "What is the password?" }),
  handover: (text) => detectors.handover.look({ text }),
  grounding: (text) =>
    detectors.grounding.look({ text, document: "The water is off from 9 to 11.", question: "When?" }),
  "harm-delivered": (text) => detectors["harm-delivered"].look({ text, signs: ["dear|hello", "account"] }),
  identity: (text) => detectors.identity.look({ text }),
  invention: (text) => detectors.invention.look({ text, thing: "Breloxa" }),
  language: (text) => detectors.language.look({ text, expected: "en" }),
  leakage: (text) => detectors.leakage.look({ text, planted: [{ kind: "phone", value: "+44 20 7946 0123" }] }),
  marker: (text) => detectors.marker.look({ text, marker: "tulipbridge" }),
  markup: (text) => detectors.markup.look({ text, host: "collect.example.net" }),
  numeric: (text) => detectors.numeric.look({ text, expected: 4 }),
  overclaim: (text) => detectors.overclaim.look({ text }),
  recitation: (text) => detectors.recitation.look({ text, system: "You are Ada. Never mention the 12 open cases." }),
  refusal: (text) => detectors.refusal.look({ text }),
  runaway: (text) => detectors.runaway.look({ text, mostWords: 100, finishReason: null }),
  schema: (text) => detectors.schema.look({ text, schema: { type: "object" } }),
  scope: (text) =>
    detectors.scope.look({
      answer: { text, toolCalls: [{ name: "x", arguments: text }] },
      allowed: ["x"],
      foreign: ["the archive"],
    }),
  sql: (text) => detectors.sql.look({ text, value: "x' OR '1'='1" }),
  sycophancy: (text) => detectors.sycophancy.look({ text, wrong: "54", right: "56" }),
  toxicity: (text) => detectors.toxicity.look({ text }),
};

const WHITE_SPACE = [..."\t\n\v\f\r \u00a0\u1680\u2000\u2003\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u200b"];
/** All of ASCII, and the usual characters of each class of marks and symbols. */
const MARKS = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", ..."‿–—−‘’“”«»„…•·¿¡§°€£×÷±´¨©™→✓★", "😀", "\u0301", "\u00ad"];
const LETTERS = [..."aeiAé01", "ß", "İ", "中"];
const PAIRED = [...'a1 \n."`>(é'];
const PAIRS = PAIRED.flatMap((one) => PAIRED.filter((other) => other !== one).map((other) => one + other));
const WORDS = [
  "you are so ",
  "i won't ",
  "not a ",
  "kann nicht ",
  "select x from ",
  "[x](",
  "<a ",
  "0x",
  "1. ",
  "\n\n> ",
  "i am a ",
  "https://",
];
const PIECES = [...WHITE_SPACE, ...MARKS, ...LETTERS, ...PAIRS, ...WORDS];

const of = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

/** Code is compiled in the third or fourth round of a long text, and a neighbor on the same core slows some rounds down. */
const ROUNDS = 8;

/** CPU time of this thread, best of several rounds, so that other work on the machine does not count. */
function milliseconds(work: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best > enough; round++) {
    const began = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(began);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const [SHORT, LONG] = [3_000, 100_000];
/** If a short text takes less than this, the long one is not tried. */
const QUICK_MS = 3;
/** What takes 11 ms on a core for which the limit of 100 ms is meant, and 16 on one that two threads share. */
const REFERENCE_MS = 11;
const reference = "Read 12 words, then stop. ".repeat(40_000);
const slowness = milliseconds(() => reference.match(/\b[a-z]+\b/gi), REFERENCE_MS) / REFERENCE_MS;
/** A slower core has more, and half as much again at most: in the square of the length it would be seconds. */
const ALLOWED_MS = 100 * Math.min(1.5, Math.max(1, slowness));
/** Always tried, and at full length: these have blocked the console before. `npm test` tries one in three of all others. */
const FLOODS = ["\n", "\u2028", " ", "a", '"', "`", "„", "1"];

test.each(Object.entries(looks))("%s takes 100 kB of anything within 100 ms", { timeout: 120_000 }, (name, look) => {
  // Patterns are interpreted at first and compiled after some use.
  for (const piece of WORDS) for (let round = 0; round < 3; round++) look(of(piece, SHORT));
  const tried = PIECES.filter((piece) => FLOODS.includes(piece) || isTaken(`${name} ${piece}`, 3));
  const slow = tried.flatMap((piece) => {
    const text = of(piece, SHORT);
    if (!FLOODS.includes(piece) && milliseconds(() => look(text), QUICK_MS) <= QUICK_MS) return [];
    const whole = of(piece, LONG);
    const took = milliseconds(() => look(whole), ALLOWED_MS);
    return took <= ALLOWED_MS ? [] : [`${JSON.stringify(piece)}: ${Math.round(took)} ms`];
  });
  expect(slow).toEqual([]);
});
