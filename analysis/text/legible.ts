import { withFigures } from "./number-words.ts";
import { PLAIN, plain } from "./plain.ts";
import { applySteps, only, replacing, type Step, traceSteps } from "./view/steps.ts";
import { createView, type View } from "./view/view.ts";

const VULGAR: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
};

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** “3.6 × 10^6”, “3.6 \\times 10^{6}”, “3.6 · 10⁶”. */
const POWER =
  /(\d{1,12}(?:[.,]\d{1,12})?)\s?(?:×|\\times|\\cdot|·|\*|x)\s?10\s?(?:([⁰¹²³⁴-⁹]{1,2})|\^\{?(\d{1,2})\}?)/g;
const asDigits = (small: string): string => [...small].map((sign) => SUPERSCRIPTS.indexOf(sign)).join("");
const inFull = (figure: string, exponent: number): string =>
  String(Math.round(Number(figure.replace(",", ".")) * 10 ** exponent * 1e6) / 1e6);

/** Arabic and Persian digits: the last four bits of their codes are their values. */
const OTHER_DIGITS = /[٠-٩۰-۹]/g;

/** Each of these steps changes a digit, a fraction or a command. */
const WITH_DIGITS = only(/[\d\\½¼¾⅓⅔⅛٠-٩۰-۹]/, [
  replacing(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${VULGAR[sign] ?? ""}`),
  replacing(/\\[dt]?frac\{(\d{1,12})\}\{(\d{1,12})\}/g, (_, top, bottom) => `${top}/${bottom}`),
  replacing(POWER, (_, figure, small, exponent) => inFull(figure, Number(exponent ?? asDigits(small)))),
  replacing(/(\d) ?M(?![\p{L}\d])/gu, (_, digit) => `${digit} million`),
  replacing(/(\d) ?(?:B|bn)(?![\p{L}\d])/gu, (_, digit) => `${digit} billion`),
  replacing(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15)),
  replacing(/\\(?:text|mathrm)\{([^{}]{0,40})\}/g, (_, inside) => ` ${inside} `),
  replacing(/(\d)\{,\}(\d)/g, (_, left, right) => `${left},${right}`),
]);
const BEFORE: readonly Step[] = [WITH_DIGITS];

const AFTER: readonly Step[] = [
  replacing("−", "-"),
  replacing(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966)),
  replacing(/(?<!\p{L})on (bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)(?!\p{L})/gu, (_, unit) =>
    String(11 + TURKISH.indexOf(unit)),
  ),
  replacing(
    /(?<!\p{Script=Han})[一二三四五六七八九十百千]{1,8}(?=[羽個つ人本枚円年月日分時歳度匹台冊位元个只件名岁次])/gu,
    (signs) => kanjiValue(signs),
  ),
  replacing(/\\[,;!$%]/g, (escaped) => escaped.slice(1).replace(/[,;!]/, " ")),
  replacing(/([a-zäöü]{3,12})einhalb\b/g, (whole, word) => {
    const figure = withFigures(word);
    return /^\d+$/.test(figure) ? `${figure}.5` : whole;
  }),
  replacing(/\b(?:anderthalb|eineinhalb)\b/g, "1.5"),
  replacing(/\b(?:half a dozen|(?:ein )?halbes dutzend|(?:une )?demi-douzaine|media docena|meia dúzia)\b/g, "6"),
  replacing(/\b(?:scale|skala|échelle|escala) (?:of|from|von|de) \d+ (?:to|bis|à|a) \d+/g, " "),
];

const TURKISH = ["bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];

/** 十四 is fourteen, 二百三十 two hundred and thirty. */
function kanjiValue(signs: string): string {
  let [total, current] = [0, 0];
  for (const sign of signs) {
    const factor = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (factor) [total, current] = [total + (current || 1) * factor, 0];
    else current = "一二三四五六七八九".indexOf(sign) + 1;
  }
  return String(total + current);
}

/** One spelling for what numbers are written with, so that they can be found. */
export const legible = (text: string): string => applySteps(AFTER, plain(applySteps(BEFORE, text)));
export const legibleView = (text: string): View =>
  createView(legible(text), () => traceSteps([...BEFORE, ...PLAIN, ...AFTER], text));
