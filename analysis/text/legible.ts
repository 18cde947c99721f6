import { withFigures } from "./number-words.ts";
import { PLAIN, plain } from "./plain.ts";
import { applied, replacing, type Step, traced } from "./view/steps.ts";
import { createView, type View } from "./view/view.ts";

const VULGAR: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
};

const BEFORE: readonly Step[] = [
  replacing(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${VULGAR[sign] ?? ""}`),
  replacing(/\\d?frac\{(\d+)\}\{(\d+)\}/g, (_, top, bottom) => `${top}/${bottom}`),
  replacing(/\\(?:text|mathrm)\{([^{}]{0,40})\}/g, (_, inside) => ` ${inside} `),
  replacing(/(\d)\{,\}(\d)/g, (_, left, right) => `${left},${right}`),
];

const AFTER: readonly Step[] = [
  replacing("−", "-"),
  replacing(/\\[,;!$%]/g, (escaped) => escaped.slice(1).replace(/[,;!]/, " ")),
  replacing(/([a-zäöü]{3,12})einhalb\b/g, (whole, word) => {
    const figure = withFigures(word);
    return /^\d+$/.test(figure) ? `${figure}.5` : whole;
  }),
  replacing(/\b(?:anderthalb|eineinhalb)\b/g, "1.5"),
  replacing(/\b(?:half a dozen|(?:ein )?halbes dutzend|(?:une )?demi-douzaine|media docena|meia dúzia)\b/g, "6"),
  replacing(/\b(?:scale|skala|échelle|escala) (?:of|from|von|de) \d+ (?:to|bis|à|a) \d+/g, " "),
];

/** One spelling for what numbers are written with, so that they can be found. */
export const legible = (text: string): string => applied(AFTER, plain(applied(BEFORE, text)));
export const legibleView = (text: string): View =>
  createView(legible(text), () => traced([...BEFORE, ...PLAIN, ...AFTER], text));
