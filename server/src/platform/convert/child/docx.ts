import { Draft } from "./draft.ts";
import { Unreadable } from "./unreadable.ts";
import { parseXml } from "./xml.ts";
import { readParts } from "./zip.ts";

const DOCUMENT = "word/document.xml";
const STYLES = "word/styles.xml";
const TYPES = "[Content_Types].xml";

export async function readDocx(bytes: Uint8Array): Promise<Draft> {
  const { names, parts } = await readParts(bytes, [DOCUMENT, STYLES, TYPES]);
  const isMacro = [...names].some((name) => name.toLowerCase().endsWith("vbaproject.bin"));
  if (isMacro || (parts.get(TYPES)?.includes("macroEnabled") ?? false))
    throw new Unreadable("The Word document contains macros. Save it as a document without macros (.docx).");
  const document = parts.get(DOCUMENT);
  if (!document) throw new Unreadable("The zip file is not a Word document.");
  const reader = new DocxReader(headingStyles(parts.get(STYLES)));
  parseXml(document.toString("utf8"), reader);
  reader.draft.finish();
  return reader.draft;
}

/** The level of each style that is a heading. Word names these in English whatever the language of the document. */
function headingStyles(xml: Buffer | undefined): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  if (!xml) return levels;
  let style = "";
  parseXml(xml.toString("utf8"), {
    open(name, { styleId, val }) {
      if (name === "style") style = styleId ?? "";
      const heading = name === "name" ? /^(?:heading ([1-9])|title)$/i.exec(val ?? "") : null;
      if (heading) levels.set(style, Number(heading[1] ?? 1));
      if (name === "outlineLvl" && !levels.has(style) && Number(val) < 9) levels.set(style, Number(val) + 1);
    },
    close: () => {},
    text: () => {},
  });
  return levels;
}

class DocxReader {
  readonly draft = new Draft();
  readonly #styles: ReadonlyMap<string, number>;
  #words: string[] = [];
  #isText = false;
  #heading = 0;
  #item = 0;
  #isList = false;
  /** Tables inside tables are read as one cell. */
  #tables = 0;
  #cell: string[] = [];
  /** An older picture of the same content follows the newer one: it would be read twice. */
  #fallbacks = 0;

  constructor(styles: ReadonlyMap<string, number>) {
    this.#styles = styles;
  }

  open(name: string, { val }: Readonly<Record<string, string>>): void {
    if (name === "Fallback") this.#fallbacks += 1;
    if (this.#fallbacks > 0) return;
    switch (name) {
      case "t":
        this.#isText = true;
        break;
      case "tab":
      case "br":
      case "cr":
        this.#words.push(" ");
        break;
      case "noBreakHyphen":
        this.#words.push("-");
        break;
      case "pStyle":
        this.#heading = this.#styles.get(val ?? "") ?? 0;
        break;
      case "outlineLvl":
        if (this.#heading === 0 && Number(val) < 9) this.#heading = Number(val) + 1;
        break;
      case "numId":
        this.#isList = val !== "0";
        break;
      case "ilvl":
        this.#item = Math.min(8, Math.max(0, Number(val) || 0));
        break;
      case "tbl":
        this.#tables += 1;
        break;
    }
  }

  text(text: string): void {
    if (this.#isText && this.#fallbacks === 0) this.#words.push(text);
  }

  close(name: string): void {
    if (name === "Fallback") this.#fallbacks -= 1;
    if (this.#fallbacks > 0) return;
    if (name === "t") this.#isText = false;
    else if (name === "p") this.#endParagraph();
    else if (name === "tc" && this.#tables === 1) this.#endCell();
    else if (name === "tr" && this.#tables === 1) this.draft.endRow();
    else if (name === "tbl") this.#tables -= 1;
  }

  #endParagraph(): void {
    const text = this.#words.join("");
    const [heading, isList, item] = [this.#heading, this.#isList, this.#item];
    this.#words = [];
    this.#heading = 0;
    this.#isList = false;
    this.#item = 0;
    if (this.#tables > 0) this.#cell.push(text);
    else if (heading > 0) this.draft.add({ kind: "heading", level: heading, text });
    else if (isList) this.draft.add({ kind: "item", level: item + 1, text });
    else this.draft.addParagraph(text);
  }

  #endCell(): void {
    this.draft.add({ kind: "cell", text: this.#cell.join(" ") });
    this.#cell = [];
  }
}
