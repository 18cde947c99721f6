import { type Members, stepsOf, UnsupportedTokenizer } from "./members.ts";

type Step = (text: string) => string;

/** The normalizer of a tokenizer.json. */
export function readNormalizer(value: unknown): Step {
  const steps = stepsOf(value, "normalizers").map(stepOf);
  return (text) => steps.reduce((changed, step) => step(changed), text);
}

function stepOf(step: Members): Step {
  switch (step["type"]) {
    case "NFC":
    case "NFD":
    case "NFKC":
    case "NFKD": {
      const form = step["type"];
      return (text) => text.normalize(form);
    }
    case "Lowercase":
      return (text) => text.toLowerCase();
    case "StripAccents":
      return (text) => text.replaceAll(/\p{Mn}/gu, "");
    case "Strip":
      return (text) =>
        step["strip_left"] === false ? text.trimEnd() : step["strip_right"] === false ? text.trimStart() : text.trim();
    // The compiled map of SentencePiece is Unicode's NFKC with spaces and controls made even.
    case "Precompiled":
      return (text) =>
        text
          .normalize("NFKC")
          .replaceAll(/[\p{Zs}\t\n\r]/gu, " ")
          .replaceAll(/[\p{Cc}\u200b\ufeff]/gu, "");
    case "Replace":
      return replacing(step);
    case "Prepend":
      return (text) => (text === "" ? text : `${step["prepend"] ?? ""}${text}`);
    case "BertNormalizer":
      return bert(step);
    default:
      throw new UnsupportedTokenizer(`has the normalizer ${step["type"]}, which is not supported`);
  }
}

/** Patterns are known by their text: an expression out of a file could take forever. */
const PATTERNS: Readonly<Record<string, RegExp>> = { " {2,}": / {2,}/g, "\\s+": /\s+/g, "[\\r\\n\\t]": /[\r\n\t]/g };

function replacing({ pattern, content }: Members): Step {
  const { String: literal, Regex: expression } = (pattern ?? {}) as Record<string, unknown>;
  if (typeof content !== "string") throw new UnsupportedTokenizer("replaces something by nothing that is text");
  if (typeof literal === "string" && literal !== "") return (text) => text.replaceAll(literal, () => content);
  const known = typeof expression === "string" ? PATTERNS[expression] : undefined;
  if (!known) throw new UnsupportedTokenizer("replaces a pattern that is not supported");
  return (text) => text.replaceAll(known, () => content);
}

const CHINESE = /[\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff\u{20000}-\u{2fa1f}]/gu;

function bert(step: Members): Step {
  const isLower = step["lowercase"] !== false;
  const strips = step["strip_accents"] === true || (step["strip_accents"] !== false && isLower);
  return (given) => {
    let text = given;
    if (step["clean_text"] !== false) text = text.replaceAll(/[\p{Zs}\t\n\r]/gu, " ").replaceAll(/[\p{C}\ufffd]/gu, "");
    if (step["handle_chinese_chars"] !== false) text = text.replaceAll(CHINESE, " $& ");
    if (strips) text = text.normalize("NFD").replaceAll(/\p{Mn}/gu, "");
    return isLower ? text.toLowerCase() : text;
  };
}
