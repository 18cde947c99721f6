import { matchesOf } from "../../text/patterns.ts";

/** An address in Markdown, and how it is written. */
export interface Pointer {
  readonly address: string;
  readonly written: string;
  readonly isPicture: boolean;
}

const INLINE =
  /(!?)\[(?:[^[\]\\\n]|\\.|\[[^[\]\n]{0,100}\]){0,300}\]\(\s{0,9}(?:<([^<>\n]{0,4000})>|([^\s<>)]{1,4000}))/g;
const DEFINED = /^[\s>]{0,9}\[([^[\]\n]{1,300})\]:[^\S\n]{0,9}<?([^\s<>]{1,4000})/gm;
const NAMED = /(!?)\[([^[\]\n]{1,300})\](?:\[([^[\]\n]{0,300})\])?(?![(:])/g;
const AUTOMATIC = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,4000})>/gi;

/** Links and pictures of Markdown, with their addresses inline or defined elsewhere. */
export function pointersIn(shown: string): Pointer[] {
  const inline = matchesOf(INLINE, shown).map((match) => ({
    address: match[2] ?? match[3] ?? "",
    written: match[0],
    isPicture: match[1] === "!",
  }));
  const automatic = matchesOf(AUTOMATIC, shown).map((match) => ({
    address: match[1] ?? "",
    written: match[0],
    isPicture: false,
  }));
  const defined = new Map(matchesOf(DEFINED, shown).map((match) => [nameOf(match[1]), match[2] ?? ""]));
  const named =
    defined.size === 0
      ? []
      : matchesOf(NAMED, shown).flatMap((match) => {
          const address = defined.get(nameOf(match[3] || match[2]));
          return address === undefined ? [] : [{ address, written: match[0], isPicture: match[1] === "!" }];
        });
  return [...inline, ...automatic, ...named];
}

const nameOf = (name = ""): string => name.toLowerCase().trim();
