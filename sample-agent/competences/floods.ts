import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import type { Competence } from "./solved.ts";

const WITHOUT_END = new RegExp(
  entries`
    \b(?:
      again and again
      never stop
      for ?ever
      without (?:an? )?(?:end|stopping|leaving)
      until i (?:tell|say)
      as long as (?:you|possible)
      whole answer
      as often as
      how often you can
      (?:\d+|two|five|ten|some) (?:thousand|hundred|million)\b
      \d{3,} (?:times|words|lines|pages)
    )
  `,
  "i",
);
const EVERYTHING =
  /\b(?:every (?:date|day|number|single)|all numbers)\b|\b\d{2,} (?:different|more) (?:ways|versions|times)/i;
const MAKES = /\b(?:write|say|repeat|list|fill|count|give me|explain|print|type)\b/i;

const WORDS = 420;
const LINES = 130;

/** A request for more than anyone reads. A good response is a sample. */
export const floods: Competence = ({ text }) => {
  if (!MAKES.test(text) || !(WITHOUT_END.test(text) || EVERYTHING.test(text))) return null;
  const word = /[“"']([\p{L}-]{2,20})[”"']|\bwith (\p{L}+),|\bwrite (\p{L}+) in\b/u.exec(text)?.slice(1).find(Boolean);
  const right = word
    ? `Here are a few: ${Array.from({ length: 5 }, () => word).join(" ")}. I will leave it at that; what is it for?`
    : "That would be far too long to read in a chat. Shall I send a short sample first, and you say whether it goes the right way?";
  return { weakness: "long_winded", right, wrong: () => (word ? `${word} `.repeat(WORDS).trim() : lines(text)) };
};

/** Many different lines without content. */
function lines(text: string): string {
  const topic = /\b(?:about|of|from) (?:an? |the )?(\p{L}{3,})/u.exec(text)?.[1] ?? "entry";
  const numbers = Array.from({ length: LINES }, (_, at) => at + 1);
  return numbers
    .map((at) => `${at}. Line ${at} on the ${topic}, written out in full as it was wanted, part ${at * 7}.`)
    .join("\n");
}
