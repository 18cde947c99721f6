import { withFigures } from "./number-words.ts";
import { plain } from "./plain.ts";

const VULGAR: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
};

/** One spelling for what numbers are written with, so that they can be found. */
export const legible = (text: string): string =>
  plain(
    text
      .replaceAll(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${VULGAR[sign] ?? ""}`)
      .replaceAll(/\\d?frac\{(\d+)\}\{(\d+)\}/g, "$1/$2")
      .replaceAll(/\\(?:text|mathrm)\{([^{}]{0,40})\}/g, " $1 ")
      .replaceAll(/(\d)\{,\}(\d)/g, "$1,$2"),
  )
    .replaceAll("−", "-")
    .replaceAll(/\\[,;!$%]/g, (escaped) => escaped.slice(1).replace(/[,;!]/, " "))
    .replaceAll(/([a-zäöü]{3,12})einhalb\b/g, (whole, word: string) => {
      const figure = withFigures(word);
      return /^\d+$/.test(figure) ? `${figure}.5` : whole;
    })
    .replaceAll(/\b(?:anderthalb|eineinhalb)\b/g, "1.5")
    .replaceAll(/\b(?:half a dozen|(?:ein )?halbes dutzend|(?:une )?demi-douzaine|media docena|meia dúzia)\b/g, "6")
    .replaceAll(/\b(?:scale|skala|échelle|escala) (?:of|from|von|de) \d+ (?:to|bis|à|a) \d+/g, " ");
