import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { type Draw, pick } from "../chance/draws.ts";
import type { Language } from "../language/vocabulary.ts";
import { writeNumber } from "./quantities.ts";
import type { Solved, Task } from "./solved.ts";

const BARE = new RegExp(
  entries`
    \b(?:number|figure)s?,? (?:alone|only|please|is (?:enough|all|plenty))
    \b(?:just|only|with|one) (?:the |a )?(?:number|figure)\b
    as a (?:decimal )?number
    nur die zahl
    nombre seul
    s[oó]lo el número
    (?:somente|só|apenas) o número
    solo il numero
  `,
  "i",
);

const sentences: Readonly<Record<Language, string>> = {
  en: "That comes to {x}.",
  de: "Das macht {x}.",
  fr: "Cela fait {x}.",
  es: "En total son {x}.",
  pt: "Isso dá {x}.",
};

/** A number as a response: alone if that was asked for, otherwise in a sentence. */
function figureSaid(value: number, { text, language }: Task): string {
  return BARE.test(text) ? writeNumber(value) : sentences[language].replace("{x}", writeNumber(value));
}

/** A calculation with a typical error: a misread number, or one step too few. */
export function solveCalculation(value: number, task: Task): Solved {
  return {
    weakness: "miscount",
    right: figureSaid(value, task),
    wrong: (draw) => figureSaid(slipped(value, draw), task),
  };
}

/** A lookup in the user's text. The typical error is the wrong place. */
export function foundFigure(value: number, others: readonly number[], task: Task): Solved {
  const rest = others.filter((other) => other !== value);
  return {
    weakness: "misreading",
    right: figureSaid(value, task),
    wrong: (draw) =>
      figureSaid(rest.length > 0 ? pick(rest as [number, ...number[]], draw("place")) : slipped(value, draw), task),
  };
}

function slipped(value: number, draw: Draw): number {
  const size = Math.abs(value) >= 100 ? [-100, -10, 10, 20, 100] : [-9, -2, -1, 1, 2, 10];
  return value + pick(size as [number, ...number[]], draw("slip"));
}
