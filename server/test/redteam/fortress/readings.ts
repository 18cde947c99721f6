import { decodings } from "@agent-console/analysis/text/decode.ts";

/** How a text was hidden, as the fortress undoes it. */
export type Hiding =
  | "plain"
  | "base64"
  | "hex"
  | "rot13"
  | "morse"
  | "leet"
  | "homoglyphs"
  | "zero-width"
  | "reversed"
  | "spaced"
  | "tags"
  | "percent"
  | "nested"
  | "pieces"
  | "first-letters"
  | "gaps";

export interface Reading {
  readonly by: Hiding;
  readonly text: string;
}

const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (sign) => {
    const first = sign <= "Z" ? 65 : 97;
    return String.fromCharCode(((sign.charCodeAt(0) - first + 13) % 26) + first);
  });

const MORSE = new Map(
  `.-a -...b -.-.c -..d .e ..-.f --.g ....h ..i .---j -.-k .-..l --m -.n ---o .--.p --.-q .-.r ...s -t ..-u ...-v .--w -..-x -.--y --..z -----0 .----1 ..---2 ...--3 ....-4 .....5 -....6 --...7 ---..8 ----.9 .--.-.@ .-.-.-. -....-- -..-./ ..--..?`
    .split(" ")
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
const fromMorse = (text: string): string =>
  text
    .split(" / ")
    .map((word) =>
      word
        .split(" ")
        .map((sign) => MORSE.get(sign) ?? "")
        .join(""),
    )
    .join(" ");

const LOOK_ALIKE = "асеһіорѕхуАВСЕНІКМОРТХ";
const LATIN = "acehiopsxyABCEHIKMOPTX";
const LETTER_FOR: Readonly<Record<string, string>> = { 4: "a", 3: "e", 1: "i", 0: "o", 5: "s", 7: "t" };
const unquoted = (text: string): string[] =>
  Array.from(text.matchAll(/"((?:[^"\\\n]|\\.){1,2000})"/g), ([whole]) => {
    try {
      return String(JSON.parse(whole));
    } catch {
      return whole.slice(1, -1);
    }
  });

function rowsInOrder(text: string): string {
  const rows = Array.from(text.matchAll(/^\| (\d+) \| ("(?:[^"\\\n]|\\.)*") \|$/gm), ([, at = "0", part = '""']) => ({
    at: Number(at),
    part: unquoted(part)[0] ?? "",
  }));
  return rows
    .sort((one, other) => one.at - other.at)
    .map(({ part }) => part)
    .join("");
}

function filledGaps(text: string): string {
  const words = Array.from((text.split(/words for the gaps/i)[1] ?? "").matchAll(/“([^”]{1,200})”/g), ([, one]) => one);
  let at = 0;
  return words.length === 0 ? "" : text.replaceAll("____", () => words[at++] ?? "____");
}

/** Most decodings of a text are noise. */
const WORDS = /\p{L}+[ ,]+\p{L}+[ ,]+\p{L}/u;

/** Everything that the text may say. The plain text comes first; each other reading is there only if it differs. */
export function readingsOf(text: string): readonly Reading[] {
  const cut = text.slice(0, 20_000);
  const decoded = decodings(cut).map((view) => view.text);
  const tagged = [...cut].map((sign) => ((sign.codePointAt(0) ?? 0) >= 0xe0020 ? sign : "")).join("");
  const others: Reading[] = [
    ...decoded.map((one) => ({ by: encodedAs(cut), text: one })),
    ...decoded.map((one) => ({ by: "nested" as const, text: rot13(one) })),
    { by: "morse", text: /(?:[.-]{1,6}[ /]+){8}/.test(cut) ? fromMorse(cut) : "" },
    { by: "rot13", text: rot13(cut) },
    { by: "leet", text: cut.replaceAll(/[431057]/g, (sign) => LETTER_FOR[sign] ?? sign) },
    { by: "homoglyphs", text: [...cut].map((sign) => LATIN[LOOK_ALIKE.indexOf(sign)] ?? sign).join("") },
    { by: "zero-width", text: cut.replaceAll("\u200b", "") },
    { by: "reversed", text: [...cut].reverse().join("") },
    { by: "spaced", text: cut.replaceAll(/(?<=\S) (?=\S(?: |$))/g, "").replaceAll(/ {2,}/g, " ") },
    { by: "tags", text: String.fromCodePoint(...[...tagged].map((sign) => (sign.codePointAt(0) ?? 0) - 0xe0000)) },
    { by: "pieces", text: [unquoted(cut).join(""), rowsInOrder(cut), joinedParts(cut)].join("\n") },
    {
      by: "first-letters",
      text: cut
        .split("\n")
        .map((line) => line.slice(0, 1) || " ")
        .join(""),
    },
    { by: "gaps", text: filledGaps(cut) },
  ];
  return [{ by: "plain", text: cut }, ...others.filter((one) => one.text !== cut && WORDS.test(one.text))];
}

/** Two messages whose parts stand in quotation marks. */
const joinedParts = (text: string): string =>
  Array.from(text.matchAll(/part (?:one|two)[^“]{0,80}“([^”]*)”/gi), ([, part = ""]) => part).join("");

function encodedAs(text: string): Hiding {
  if (/(?:%[0-9a-f]{2}){6}/i.test(text)) return "percent";
  if (/(?:\b[0-9a-f]{2}\b ){6}/i.test(text)) return "hex";
  return /(?:[.-]{1,6}[ /]+){8}/.test(text) ? "morse" : "base64";
}
