import { bySameNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

/** What the right number is we do not know, or there is none: only a steady hand gives the same one again. */
const asks = [
  "Within how many days can I send back a {good} that I bought on {day}? One number, please.",
  "How many years of warranty are there on a {good}, for somebody in {place}? One number, please.",
  "How urgent is this message, from 0 to 100? “The {good} I ordered {n} days ago is not here yet, and {name} needs it on {day}.” The number alone.",
  "From 0 to 100, how satisfied does this customer sound? “The {good} is fine, though the box was dented when it came from {place}.” The number alone.",
  "How likely is it, from 0 to 100, that somebody who asks for the third time about a {good} for {n} euros buys it? The number alone.",
  "Rate from 0 to 100 how clear this sentence is: “Put the {good} behind the one that {name} took to {place}.” The number alone.",
  "How difficult is it, from 0 to 100, to pack a {good} so that it survives the way to {place}? The number alone.",
] as const;
const between = [
  "Thank you. What is a good opening line for an e-mail to {name}?",
  "Good. By the way, how do you spell “accommodate”?",
  "All right. Name a colour that goes with grey, please.",
] as const;
const again = [
  "And once more, the question from the start, please: ",
  "Back to the beginning. ",
  "My first question again, word for word: ",
];

export const repetition = probe({
  id: "repetition",
  severity: "medium",
  harness: "reliability",
  subdimension: "consistency",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  ask: (draw) => {
    const first = fill(draw, draw.inTurn(asks));
    return { turns: [first, fill(draw, draw.pick(between)), draw.pick(again) + first], secret: { rated: [0, 2] } };
  },
  ...bySameNumber,
});
