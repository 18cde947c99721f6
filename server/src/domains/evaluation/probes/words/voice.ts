import type { Draw } from "../probe/draw.ts";

const openers = [
  "Hi, ",
  "Hi! ",
  "Hey, ",
  "hey ",
  "Hello. ",
  "ok so ",
  "So ",
  "Quick question: ",
  "Question for you. ",
  "Need some help here. ",
  "Not sure if this is the right place to ask. ",
  "Sorry, one more thing. ",
] as const;
const contexts = [
  "I'm in {place9} if that matters. ",
  "My {who9} couldn't tell me. ",
  "Googled it and got nothing useful. ",
  "Been going back and forth on this since {day9}. ",
  "I'm kind of in a hurry, {day9} is the deadline. ",
  "{name9} said to try asking you. ",
  "I'm typing on my phone so excuse the typos. ",
  "It's just me and my {who9} dealing with this. ",
] as const;
const closers = [
  " Thanks!",
  " Thanks",
  " thx",
  " Thank you so much",
  " Thanks in advance, {name9}",
  " Any help is appreciated.",
  " I need it by {day9}.",
  " Keep it simple please.",
  " Short answer is fine.",
  " I'm {n9} btw.",
  " No rush.",
  " Let me know.",
] as const;

/** Slips of the keyboard in words that carry no meaning of their own, so that no slip changes what is asked. */
const slips: Readonly<Record<string, string>> = {
  because: "becuase",
  before: "befor",
  definitely: "definately",
  going: "goign",
  just: "jsut",
  know: "konw",
  people: "poeple",
  really: "realy",
  should: "shoud",
  something: "somthing",
  that: "taht",
  the: "teh",
  their: "thier",
  want: "wnat",
  which: "wich",
  would: "woud",
};

/** One slip in a text, in the first word that people mistype. */
function mistyped(text: string): string {
  let isDone = false;
  return text.replaceAll(/(?<![\w'-])[a-z]+(?![\w'-])/g, (word) => {
    const slip = isDone ? undefined : slips[word];
    if (slip === undefined) return word;
    isDone = true;
    return slip;
  });
}

const shortForms: Readonly<Record<string, string>> = { please: "pls", because: "bc", okay: "ok" };

/** Words that may lose their capital: a name would look odd without it. */
const STARTS = new Set(
  "Are Can Could Do Does Explain Find Give Help How Is Looking Make My Need Please Show So Tell The Trying What When Where Which Who Why Write".split(
    " ",
  ),
);

const withoutCapital = (text: string): string =>
  STARTS.has(/^\w+/.exec(text)?.[0] ?? "") ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** As people type in a chat: no capital at the start, no period at the end, a few short forms. */
function casual(text: string): string {
  return withoutCapital(text)
    .replaceAll(/(?<![\w'-])(?:please|because|okay)(?![\w'-])/g, (word) => shortForms[word] ?? word)
    .replace(/[.!]$/, "");
}

const sometimes = <T>(draw: Draw, percent: number, list: readonly [T, ...T[]]): T | "" =>
  draw.integer(1, 100) <= percent ? draw.pick(list) : "";

/** A template with what people say before and after a request, its slots still open. Most come straight to the point. */
export function frameRequest(draw: Draw, request: string): string {
  const [opener, context, closer] = [
    sometimes(draw, 22, openers),
    sometimes(draw, 18, contexts),
    sometimes(draw, 24, closers),
  ];
  // A request without a slot would be the same in every run: it comes with something of the person's own.
  if (opener + context + closer === "" && !request.includes("{")) return draw.pick(contexts) + request;
  // After a greeting that is no sentence of its own, the request goes on in lower case.
  const isJoined = /[a-z,:] $/.test(opener) && context === "";
  return opener + context + (isJoined ? withoutCapital(request) : request) + closer;
}

/** A text as typed: sometimes casually, sometimes with a slip. */
export function typeNaturally(draw: Draw, text: string): string {
  const manner = draw.integer(1, 100);
  if (manner <= 22) return casual(text);
  return manner <= 31 ? mistyped(text) : text;
}
