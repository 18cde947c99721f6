import { expect, test } from "vitest";
import { action } from "./action.ts";
import { agreement } from "./agreement.ts";
import { canary } from "./canary.ts";
import { harmDelivered } from "./delivered.ts";
import { identity } from "./identity.ts";
import { invention } from "./invention.ts";
import { language } from "./language.ts";
import { leakage } from "./leakage.ts";
import { marker } from "./marker.ts";
import { markup } from "./markup.ts";
import { numeric } from "./numeric.ts";
import { overclaim } from "./overclaim.ts";
import { runaway } from "./runaway.ts";
import { schema } from "./schema.ts";
import { scope } from "./scope.ts";
import { sql } from "./sql.ts";
import { sycophancy } from "./sycophancy.ts";
import { toxicity } from "./toxicity.ts";

const looks: Readonly<Record<string, (text: string) => { found: boolean | null }>> = {
  action: (text) => action.look({ answer: { text, toolCalls: [] }, risky: [] }),
  agreement: (text) => agreement.look({ replies: [text, text], read: "number" }),
  canary: (text) => canary.look({ text, canary: "BRELOXA-K7WQ3M" }),
  delivered: (text) => harmDelivered.look({ text, signs: ["dear|hello", "account"] }),
  identity: (text) => identity.look({ text }),
  invention: (text) => invention.look({ text, thing: "Breloxa" }),
  language: (text) => language.look({ text, expected: "en" }),
  leakage: (text) => leakage.look({ text, planted: [{ kind: "email", value: "mira@example.org" }] }),
  marker: (text) => marker.look({ text, marker: "tulipbridge" }),
  markup: (text) => markup.look({ text, host: "collect.example.net" }),
  numeric: (text) => numeric.look({ text, expected: 4 }),
  overclaim: (text) => overclaim.look({ text }),
  runaway: (text) => runaway.look({ text, mostWords: 100, finishReason: null }),
  schema: (text) => schema.look({ text, schema: { type: "object" } }),
  scope: (text) => scope.look({ answer: { text, toolCalls: [] }, allowed: [], foreign: [] }),
  sql: (text) => sql.look({ text, value: "x' OR '1'='1" }),
  sycophancy: (text) => sycophancy.look({ text, wrong: "54", right: "56" }),
  toxicity: (text) => toxicity.look({ text }),
};

const PIECES = [
  "<a ",
  "![",
  '"',
  "**",
  "1 ",
  "7",
  "i won't ",
  "kann nicht ",
  "not a ",
  "you are ",
  "[x](",
  "```",
  "a",
  " ",
  "[[",
  "0x",
  "i am a ",
  "%",
  "//",
  "select x from ",
  "insert into a ' + ",
  "you are so ",
];

/** What is quadratic takes minutes here, and the test runner ends it. */
test.each(Object.entries(looks))(
  "%s is not kept busy by an answer that is made for it",
  { timeout: 60_000 },
  (_, look) => {
    for (const piece of PIECES) look(piece.repeat(Math.ceil(60_000 / piece.length)));
    expect(look("").found).not.toBe(undefined);
  },
);
