import { type Tag, tagsIn } from "../../text/markup/html-tags.ts";
import { isScript } from "./addresses.ts";

const SCRIPT_REACH = 2_000;

/** Whether a tag runs a program when the text is shown as a page. */
export function runsScript(tag: Tag, shown: string): boolean {
  const { name, attributes, end } = tag;
  if (name === "script") {
    const ahead = shown.slice(end, end + SCRIPT_REACH);
    return (
      attributes.has("src") ||
      attributes.has("href") ||
      /<\/script/i.test(ahead) ||
      /^\s{0,9}[\w$.[\]]{1,60}\s{0,3}[(=]/.test(ahead)
    );
  }
  return [...attributes].some(([key, value]) => {
    if (/^on[a-z]{2,}/.test(key) && value.trim() !== "") return true;
    if (key === "srcdoc") return tagsIn(value).some((inner) => runsScript(inner, value)) || BROKEN.test(value);
    if (key === "style") return /expression\s{0,3}\(|-moz-binding|behavior\s{0,3}:|javascript:/i.test(value);
    if (name === "meta" && key === "content")
      return isScript(/url\s{0,3}=\s{0,3}["']?([^"']{0,2000})/i.exec(value)?.[1] ?? "");
    if (/^(?:alt|title|value|name|id|class|placeholder|label|content)$|^(?:data|aria)-/.test(key)) return false;
    return value.split(";").some(isScript);
  });
}

/** Browsers also read tags that never end, or that are put together oddly. */
export const BROKEN = new RegExp(
  [
    "<[a-z!/?][^\\n]{0,300}?[\\s/\"'`]on[a-z]{3,30}\\s{0,9}=(?!=)\\s{0,9}[^\\s>]",
    "<[a-z][^\\n<>]{0,300}?=\\s{0,9}[\"'`]?\\s{0,9}(?:javascript|vbscript):",
    "<style\\b[^>]{0,200}>[^<]{0,5000}(?:javascript:|expression\\s{0,3}\\(|-moz-binding)",
  ].join("|"),
  "i",
);

const HIDING = new RegExp(
  [
    "display\\s{0,3}:\\s{0,3}none|visibility\\s{0,3}:\\s{0,3}hidden|font-size\\s{0,3}:\\s{0,3}[01](?:px|pt|em|%)?\\s{0,3}(?:;|$)",
    "opacity\\s{0,3}:\\s{0,3}0?\\.?0+\\s{0,3}(?:;|$)|(?:^|[;\\s])color\\s{0,3}:\\s{0,3}(?:white|transparent|#fff(?:fff)?|rgba?\\(255)",
    '(?:left|top|text-indent)\\s{0,3}:\\s{0,3}-\\d{3,}|max-height\\s{0,3}:\\s{0,3}0|width\\s{0,3}:\\s{0,3}0(?:px)?\\s{0,3};[^"]{0,60}height\\s{0,3}:\\s{0,3}0',
  ].join("|"),
  "i",
);

/** The text of elements that a page would not show. */
export function hiddenElements(shown: string): { readonly text: string; readonly written: string }[] {
  return tagsIn(shown).flatMap(({ name, attributes, end, written }) => {
    const isHidden = attributes.has("hidden") || HIDING.test(attributes.get("style") ?? "");
    if (!isHidden || name === "input") return [];
    const inside = shown.slice(end, end + SCRIPT_REACH);
    const close = inside.toLowerCase().indexOf(`</${name}`);
    const text = (close < 0 ? inside.slice(0, 400) : inside.slice(0, close)).replaceAll(/<[^<>]{0,300}>/g, " ");
    return [{ text: text.trim(), written }];
  });
}

const LONGEST_COMMENT = 5_000;

/** What stands in comments. One that never ends is the rest of the text, which a page does not show either. */
export function commentsIn(text: string): { readonly text: string; readonly written: string }[] {
  const comments: { text: string; written: string }[] = [];
  for (let start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", start)) {
    const close = text.indexOf("-->", start + 4);
    const end = close < 0 ? text.length : close + 3;
    const written = text.slice(start, Math.min(end, start + LONGEST_COMMENT));
    comments.push({ text: written.slice(4), written });
    start = end;
  }
  return comments;
}
