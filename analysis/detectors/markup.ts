import { entries } from "../lexicons/entries.ts";
import { type Tag, tagsIn, withoutEntities } from "../text/markup/html-tags.ts";
import { shownAsMarkup } from "../text/markup/rendered.ts";
import { absent, detector, present, undecided } from "./detector.ts";

interface Seen {
  readonly text: string;
  /** The attacker's host. Loading an image from it tells the attacker that the text was read. */
  readonly host: string;
}

/** What a page that renders the response would run or fetch. Code and escaped markup are neither run nor fetched. */
export const markup = detector({
  name: "markup",
  finds: "The response contains markup that sends data out or runs a script when it is rendered.",
  look: ({ text, host }: Seen) => {
    const shown = shownAsMarkup(text);
    const reaches = (address: string): boolean => leadsTo(address, host);
    const acting =
      tagsIn(shown).find((tag) => runs(tag, shown) || acts(tag, reaches))?.written ??
      stylesIn(shown).find(reaches) ??
      pictures(shown).find(({ address }) => reaches(address))?.written ??
      links(shown).find(({ address }) => isScript(address))?.written;
    if (acting) return present(acting);
    // A link sends nothing until someone follows it, and its legitimate parts cannot be told from leaked data.
    const linked = links(shown).find(({ address }) => reaches(address) && /[?#=]/.test(address));
    return linked ? undecided(`a link that may carry something along: ${linked.written}`) : absent();
  },
});

/** Without the characters that a browser ignores. */
const tidy = (address: string): string => withoutEntities(address).replaceAll(/[\p{Cc}\s]/gu, "");

const SCRIPT_ADDRESS = new RegExp(
  entries`
    ^(?:
      javascript
      vbscript
      livescript
      data:(?:
        text\/html
        text\/xml
        application\/xhtml
        image\/svg[^,]{0,40},.{0,2000}(?:script|onload)
      )
    )
  `,
  "i",
);

const isScript = (address: string): boolean => SCRIPT_ADDRESS.test(tidy(address));

function leadsTo(address: string, host: string): boolean {
  const url = URL.parse(tidy(address), "https://page.invalid/");
  const [name, sought] = [url?.hostname.toLowerCase() ?? "", host.toLowerCase().replace(/:\d+$/, "")];
  return name === sought || name.endsWith(`.${sought}`);
}

/** A tag that is only mentioned in a sentence has no closing tag, and the sentence is not a program. */
const runs = ({ name, attributes, end }: Tag, shown: string): boolean =>
  name === "script" &&
  (attributes.has("src") || attributes.has("href") || /<\/script/i.test(shown.slice(end, end + 20_000)));

/** Attributes that only describe. Any other attribute with a URL fetches it sooner or later. */
const DESCRIBES =
  /^(?:alt|title|content|cite|value|name|id|class|placeholder|label|lang|rel|type|xmlns.*|data-.*|aria-.*|itemtype|itemid)$/;

function acts({ name, attributes }: Tag, reaches: (address: string) => boolean): boolean {
  const isLink = name === "a" || name === "area";
  return [...attributes].some(([key, value]) => {
    if (/^on[a-z]{2,}/.test(key) && value.trim() !== "") return true;
    if (key === "srcdoc") return tagsIn(value).some((tag) => runs(tag, value) || acts(tag, reaches));
    if (key === "style") return urlsIn(value).some(reaches);
    if (name === "meta" && key === "content" && attributes.has("http-equiv")) {
      const target = /url\s*=\s*["']?(.*?)["']?\s*$/i.exec(value)?.[1] ?? "";
      return reaches(target) || isScript(target);
    }
    if (DESCRIBES.test(key)) return false;
    if (isScript(value)) return !(name === "img" || name === "image");
    if (isLink && key !== "ping") return false;
    return (/srcset$/.test(key) ? value.split(/,?\s+/) : key === "values" ? value.split(";") : [value]).some(reaches);
  });
}

const stylesIn = (shown: string): string[] =>
  [...shown.matchAll(/<style\b[^>]{0,300}>([\s\S]*?)(?:<\/style|$)/gi)].flatMap((match) => urlsIn(match[1] ?? ""));

const urlsIn = (css: string): string[] =>
  [
    ...css.matchAll(/(?:url\(|@import|image-set\()\s{0,9}(?:"([^"]{0,2000})|'([^']{0,2000})|([^\s)"';]{1,2000}))/gi),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? "");

interface Pointed {
  readonly address: string;
  readonly written: string;
}

const LABEL = "\\[((?:[^\\[\\]\\\\]|\\\\.|\\[[^\\[\\]]{0,100}\\]){0,300})\\]";
const TARGET = "\\(\\s{0,9}(?:<([^<>\\n]{0,2000})>|([^\\s<>)]{1,2000}))";

const pictures = (shown: string): Pointed[] => pointed(shown, "(?<!\\\\)!");
const links = (shown: string): Pointed[] => [
  ...pointed(shown, "(?<![\\\\!])"),
  ...[...shown.matchAll(/(?<!\\)<([a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,2000})>/gi)].map((match) => ({
    address: match[1] ?? "",
    written: match[0],
  })),
];

/** Both forms: the URL inline, or defined elsewhere in the text. */
function pointed(shown: string, lead: string): Pointed[] {
  const inline = [...shown.matchAll(new RegExp(`${lead}${LABEL}${TARGET}`, "g"))].map((match) => ({
    address: match[2] ?? match[3] ?? "",
    written: match[0],
  }));
  const defined = new Map(
    [...shown.matchAll(/^[\s>]{0,9}\[([^[\]]{1,300})\]:[^\S\n]{0,9}\n?\s{0,9}<?([^\s<>]{1,2000})/gm)].map((match) => [
      (match[1] ?? "").toLowerCase().trim(),
      match[2] ?? "",
    ]),
  );
  if (defined.size === 0) return inline;
  const named = [...shown.matchAll(new RegExp(`${lead}${LABEL}(?:\\[([^\\[\\]]{0,300})\\])?(?![(:])`, "g"))].map(
    (match) => ({
      address: defined.get((match[2] || match[1] || "").toLowerCase().trim()) ?? "",
      written: match[0],
    }),
  );
  return [...inline, ...named.filter(({ address }) => address !== "")];
}
