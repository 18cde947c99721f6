import { ATTACK_PHRASE } from "../../lexicons/directives.ts";
import { tagsIn } from "../../text/markup/html-tags.ts";
import { shownAsMarkup } from "../../text/markup/rendered.ts";
import { type Channel, type GuardMethod, type GuardSpan, hit, type OptionSpec, pass } from "../guard.ts";
import { isDirective } from "../hidden/directive.ts";
import { carriesData, hidesData, hostOf, isAmong, isCollector, isScript, KNOWN_HOSTS } from "../markup/addresses.ts";
import { pointersIn } from "../markup/pointers.ts";
import { BROKEN, commentsIn, hiddenElements, runsScript } from "../markup/unsafe-tags.ts";
import { optionReader } from "../options.ts";

const OPTIONS = {
  hosts: {
    kind: "texts",
    default: [],
    description:
      "Hosts whose pictures may be shown, with their subdomains. If there are any, every picture from another host is a hit. If there are none, only pictures whose address carries words out.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** What a page would run, fetch or hide when it shows the text. */
export const unsafeMarkup: GuardMethod = {
  id: "unsafe-markup",
  version: "1.1",
  title: "Unsafe markup",
  description:
    "Finds scripts, script links and hidden text in HTML and Markdown, and pictures or links whose addresses carry data out.",
  channels: ["output", "document", "tool_result"],
  needs: "whole",
  cost: "inline",
  actions: ["block", "mask", "rewrite", "flag"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "Code blocks count as code: a page that renders them as HTML is not protected.",
    "Without a list of hosts, a picture whose address carries encrypted or very short data passes.",
    "A link with plain words in its address passes, since searches look like that; so does a link to a harmful page.",
    "In documents and tool results only hidden instructions and data-carrying pictures count: pages are full of scripts.",
  ],
  prepare: (options) => {
    const hosts = optionReader(OPTIONS, options).texts("hosts");
    return {
      judge: ({ text, channel }) => {
        if (!/[<[]/.test(text) && !/^\s{0,9}(?:javascript|vbscript):/i.test(text)) return pass();
        const found = findingsIn(text, channel, hosts);
        const [first] = found;
        if (!first) return pass();
        return hit(
          first.rule,
          found.map(({ rule, written }) => placeOf(text, written, rule)),
        );
      },
    };
  },
};

interface Finding {
  readonly rule: string;
  readonly written: string;
}

const MOST_FINDINGS = 100;

function findingsIn(text: string, channel: Channel, hosts: readonly string[]): Finding[] {
  const shown = shownAsMarkup(text);
  const isShown = channel === "output";
  return [
    ...(isShown ? scripts(shown) : []),
    ...(isShown ? embedded(shown, hosts) : []),
    ...pictures(shown, hosts),
    ...(isShown ? links(shown) : []),
    ...hidden(text, shown, isShown),
  ].slice(0, MOST_FINDINGS);
}

function scripts(shown: string): Finding[] {
  const tags = tagsIn(shown)
    .filter((tag) => runsScript(tag, shown))
    .map(({ written }) => ({ rule: "script", written }));
  const broken = tags.length > 0 ? null : BROKEN.exec(shown);
  const bare = /^\s{0,9}(?:javascript|vbscript):\S[^\n]{0,500}/i.exec(shown);
  return [
    ...tags,
    ...(broken ? [{ rule: "script", written: broken[0] }] : []),
    ...(bare ? [{ rule: "script link", written: bare[0].trim() }] : []),
    ...pointersIn(shown)
      .filter(({ address }) => isScript(address))
      .map(({ written }) => ({ rule: "script link", written })),
  ];
}

const IN_STYLE = /url\(\s{0,9}["']?([^"')\s]{1,2000})/i;

function pictures(shown: string, hosts: readonly string[]): Finding[] {
  const fetched = [
    ...pointersIn(shown).filter(({ isPicture }) => isPicture),
    ...tagsIn(shown).flatMap(({ name, attributes, written }) =>
      ["img", "image", "source", "video", "audio", "iframe", "embed", "object", "link"].includes(name)
        ? ["src", "href", "data", "poster", "srcset"].flatMap((key) => {
            const address = attributes.get(key)?.split(/\s/)[0];
            return address ? [{ address, written }] : [];
          })
        : [],
    ),
    ...tagsIn(shown).flatMap(({ attributes, written }) => {
      const address = IN_STYLE.exec(attributes.get("style") ?? "")?.[1];
      return address ? [{ address, written }] : [];
    }),
  ];
  return fetched.flatMap(({ address, written }) => {
    const host = hostOf(address);
    if (host === null) return [];
    if (hosts.length > 0) return isAmong(hosts, host) ? [] : [{ rule: "picture from another host", written }];
    return !isAmong(KNOWN_HOSTS, host) && (isCollector(host) || carriesData(address))
      ? [{ rule: "picture that carries data", written }]
      : [];
  });
}

const PLAYERS = ["youtube.com", "youtube-nocookie.com", "vimeo.com"];

/** Another page inside this one, or a form that sends what people type to another host. */
const embedded = (shown: string, hosts: readonly string[]): Finding[] =>
  tagsIn(shown).flatMap(({ name, attributes, written }) => {
    const address = attributes.get(EMBEDDING[name] ?? "") ?? "";
    const target = name === "meta" ? (/url\s{0,3}=\s{0,3}["']?([^"']{1,2000})/i.exec(address)?.[1] ?? "") : address;
    const host = target === "" ? null : hostOf(target);
    if (host === null || isAmong([...KNOWN_HOSTS, ...PLAYERS, ...hosts], host)) return [];
    return [{ rule: "page from another host", written }];
  });

const EMBEDDING: Readonly<Record<string, string>> = {
  iframe: "src",
  frame: "src",
  embed: "src",
  object: "data",
  form: "action",
  base: "href",
  meta: "content",
};

const links = (shown: string): Finding[] =>
  [...pointersIn(shown).filter(({ isPicture }) => !isPicture), ...anchors(shown)]
    .filter(({ address }) => {
      const host = hostOf(address);
      return (
        host !== null &&
        (isAmong(KNOWN_HOSTS, host) ? false : hidesData(address) || (isCollector(host) && /[?#=]/.test(address)))
      );
    })
    .map(({ written }) => ({ rule: "link that carries data", written }));

const anchors = (shown: string): { address: string; written: string }[] =>
  tagsIn(shown).flatMap(({ name, attributes, written }) => {
    const address =
      name === "a" || name === "area" || name === "form"
        ? (attributes.get("href") ?? attributes.get("action"))
        : undefined;
    return address ? [{ address, written }] : [];
  });

const FEWEST_WORDS = 4;

/** A page has hidden menus and notes for its authors; hidden instructions for a reader that is no person have no other use. */
function hidden(text: string, shown: string, isShown: boolean): Finding[] {
  const elements = hiddenElements(shown).filter(({ text: inside }) =>
    isShown ? (inside.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0) >= FEWEST_WORDS : isForMachines(inside),
  );
  const comments = commentsIn(text).filter(({ text: inside }) => ATTACK_PHRASE.test(inside) || isForMachines(inside));
  return [...elements, ...comments].map(({ written }) => ({ rule: "hidden text", written }));
}

const isForMachines = (text: string): boolean =>
  ATTACK_PHRASE.test(text) ||
  (isDirective(text) && /\b(?:ai|assistants?|agents?|chatbot|language model|llm|gpt)\b/i.test(text));

/** Entities and line ends may be written otherwise; then all of the text is meant. */
function placeOf(text: string, written: string, rule: string): GuardSpan {
  const start = text.indexOf(written);
  return start < 0 ? { start: 0, end: text.length, kind: rule } : { start, end: start + written.length, kind: rule };
}
