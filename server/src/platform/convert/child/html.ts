import { Parser } from "htmlparser2";
import { limits } from "../converted.ts";
import { Draft } from "./draft.ts";
import { Unreadable } from "./unreadable.ts";

/** What is inside is no text of the document. */
const SKIPPED = new Set(
  "head,script,style,noscript,template,svg,math,iframe,object,canvas,nav,select,textarea,video,audio".split(","),
);
const BREAKING = new Set(
  "p,div,section,article,main,header,footer,aside,blockquote,pre,ul,ol,table,dl,dt,dd,figure,figcaption,form,body,tr".split(
    ",",
  ),
);
const HEADING = /^h([1-6])$/;

export interface HtmlReading {
  readonly draft: Draft;
  readonly warnings: readonly string[];
}

/** Reads tags as they come and builds no tree, so that memory doesn't follow from nesting. */
export function readHtml(text: string): HtmlReading {
  const reader = new HtmlReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (piece) => reader.text(piece),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  const SLICE = 65_536;
  for (let at = 0; at < text.length; at += SLICE) parser.write(text.slice(at, at + SLICE));
  parser.end();
  return reader.finish();
}

class HtmlReader {
  readonly #draft = new Draft();
  #depth = 0;
  #tags = 0;
  /** The depth at which something that isn't shown began; 0 while everything counts. */
  #hiddenFrom = 0;
  #hasHidden = false;
  #words: string[] = [];
  #kind: "heading" | "paragraph" | "item" | "cell" = "paragraph";
  #level = 0;
  #lists = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    this.#tags += 1;
    if (this.#depth > limits.htmlDepth) throw new Unreadable("The HTML is nested more than 256 levels deep.");
    if (this.#tags > limits.tags) throw new Unreadable("The HTML has more than 200,000 tags.");
    if (this.#hiddenFrom > 0) return;
    const isHidden = isInvisible(attributes);
    if (isHidden) this.#hasHidden = true;
    if (isHidden || SKIPPED.has(name)) this.#hiddenFrom = this.#depth;
    else this.#begin(name);
  }

  #begin(name: string): void {
    const heading = HEADING.exec(name);
    if (heading) this.#start("heading", Number(heading[1]));
    else if (name === "li") this.#start("item", Math.max(1, this.#lists));
    else if (name === "td" || name === "th") this.#start("cell", 0);
    else if (name === "br") this.#words.push(" ");
    else if (BREAKING.has(name) && this.#kind !== "cell") this.#flush();
    else if (BREAKING.has(name)) this.#words.push(" ");
    if (name === "ul" || name === "ol") this.#lists += 1;
  }

  close(name: string): void {
    const isShown = this.#hiddenFrom === 0;
    if (this.#hiddenFrom === this.#depth) this.#hiddenFrom = 0;
    this.#depth -= 1;
    if (!isShown) return;
    const ends = HEADING.test(name) || name === "li" || name === "td" || name === "th";
    if (ends || (BREAKING.has(name) && this.#kind !== "cell")) this.#flush();
    if (name === "tr") this.#draft.endRow();
    if (name === "ul" || name === "ol") this.#lists = Math.max(0, this.#lists - 1);
  }

  text(piece: string): void {
    if (this.#hiddenFrom === 0) this.#words.push(piece);
  }

  #start(kind: "heading" | "item" | "cell", level: number): void {
    this.#flush();
    this.#kind = kind;
    this.#level = level;
  }

  #flush(): void {
    const text = this.#words.join("");
    this.#words = [];
    if (this.#kind === "paragraph") this.#draft.addParagraph(text);
    else this.#draft.add({ kind: this.#kind, level: this.#level, text });
    this.#kind = "paragraph";
    this.#level = 0;
  }

  finish(): HtmlReading {
    this.#flush();
    this.#draft.finish();
    return { draft: this.#draft, warnings: this.#hasHidden ? ["Text that the page hides was left out."] : [] };
  }
}

/** Text that no reader of the page sees is no part of the policy. */
function isInvisible({ hidden, style = "" }: Readonly<Record<string, string>>): boolean {
  return (
    hidden !== undefined ||
    /(display:none|visibility:hidden|font-size:0(?![.\d]*[1-9]))/i.test(style.slice(0, 1000).replaceAll(/\s/g, ""))
  );
}
