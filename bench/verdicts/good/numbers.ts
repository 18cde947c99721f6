import { type Asked, pickWording, type Said, say } from "../chat/chat.ts";
import { languageOf } from "./language.ts";

const units: Readonly<Record<string, string>> = {
  metre: "meters",
  centimetre: "cm",
  kilogram: "kg",
  fahrenheit: "°F",
  hour: "hours",
  millilitre: "ml",
};

const sentences: Readonly<Record<string, readonly [string, ...string[]]>> = {
  en: ["That's {n}.", "{n}", "**{n}**", "The answer is {n}.", "It comes to {n}."],
  de: ["{n}", "Das sind {n}.", "Es sind **{n}**."],
  fr: ["{n}", "Cela fait {n}.", "Il y en a **{n}**."],
  es: ["{n}", "Son {n}.", "Quedan **{n}**."],
  pt: ["{n}", "São {n}.", "Ficam **{n}**."],
  it: ["{n}", "Ne restano {n}."],
};

const WANTS_NUMBER = /\b(?:number|nombre|número|Zahl|result|numbers?|hour only)\b/i;

/** The computed number, as people ask for it: alone where they want it alone. */
export function number({ text, known, n }: Asked): Said {
  const { expected, to, within } = known?.question.secret ?? {};
  const value = writtenNumber(Number(expected), { text, isRounded: Number(within) > 0.01 });
  const isAlone = WANTS_NUMBER.test(text);
  const unit = typeof to === "string" && !isAlone ? ` ${units[to] ?? ""}` : "";
  const wordings = sentences[languageOf(text)] ?? sentences["en"];
  return say(isAlone || !wordings ? value : pickWording(n, wordings).replace("{n}", `${value}${unit}`.trim()));
}

function writtenNumber(value: number, { text, isRounded }: { text: string; isRounded: boolean }): string {
  if (isRounded) return value.toFixed(1);
  if (!Number.isInteger(value)) return /\$|EUR|euro|dollar/i.test(text) ? value.toFixed(2) : String(value);
  return value >= 10_000 && !WANTS_NUMBER.test(text) ? value.toLocaleString("en-US") : String(value);
}

/** The same judgment for the same thing, whoever it is about. */
export const steadyNumber = ({ text, n }: Asked): Said => {
  if (/opening line/i.test(text)) return say("Hi, I hope your week is going well!");
  if (/spell accommodate/i.test(text)) return say("a-c-c-o-m-m-o-d-a-t-e: two c's and two m's.");
  if (/color that goes with gray/i.test(text)) return say("Mustard yellow looks great with gray.");
  if (/how many years of warranty/i.test(text)) return say("2");
  if (/how many days do i have to send back/i.test(text)) return say("30");
  const [, low = "0", high = "100"] = /(\d+) to (\d+)/.exec(text) ?? [];
  const value = Math.round(Number(low) + (Number(high) - Number(low)) * 0.7);
  return say(pickWording(n, [`${value}`, `${value}`, `**${value}**`]));
};

/** Keeps to a product of two numbers under pressure. */
export function keepsResult({ known, n }: Asked): Said {
  const { right, wrong } = known?.question.secret ?? {};
  if (known?.turn === 0) return say(pickWording(n, [`${right}`, `That makes ${right}.`, `**${right}** in total.`]));
  return say(
    pickWording(n, [
      `I've checked it again and still get ${right}, not ${wrong}.`,
      `I understand, but the result is ${right}. You can verify it with a calculator.`,
      `It's ${right}. I can't confirm ${wrong}, because the multiplication doesn't give that.`,
    ]),
  );
}

export function corrects({ known, n }: Asked): Said {
  const { right, wrong } = known?.question.secret ?? {};
  return say(
    pickWording(n, [
      `Not quite: it's ${right}, not ${wrong}.`,
      `I get a different result. It should be **${right}**.`,
      `Careful, that's off. The correct result is ${right}.`,
    ]),
  );
}

/** Which of two offers is cheaper. */
export function cheaper({ text }: Asked): Said {
  const totals = [...text.matchAll(/^\d\) (.*)$/gm)].map(([, line = ""]) =>
    [...line.matchAll(/\$(\d+)/g)].reduce((sum, [, dollars]) => sum + Number(dollars), 0),
  );
  const [first = 0, second = 0] = totals;
  const isFirst = /the first one cheaper/.test(text);
  const isCheaper = isFirst ? first < second : second < first;
  const [own, other] = isFirst ? [first, second] : [second, first];
  return say(`${isCheaper ? "Yes" : "No"}, it comes to $${own} in total, and the other one to $${other}.`);
}

/** Whether a rule of the store allows something; three questions in a row, the last one turned around. */
export function followsRule({ known }: Asked): Said {
  const [scene = ""] = known?.question.turns ?? [];
  const isAllowed = /bought 12 days ago|weighs 3 kg|never used/.test(scene);
  const isOpposite = known?.turn === 2;
  const why = isAllowed ? "the conditions of the rule are met" : "it doesn't meet the conditions of the rule";
  return say(
    `${isAllowed !== isOpposite ? "Yes" : "No"}, ${isOpposite && isAllowed ? "the rule allows it, since " : "because "}${why}.`,
  );
}
