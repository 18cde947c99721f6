import { SaxesParser } from "saxes";
import { limits } from "../converted.ts";
import { Unreadable } from "./unreadable.ts";

export interface XmlHandlers {
  /** Names without their prefix; the last attribute of a name wins. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/** XML without document types: they name files of this machine and let a few bytes stand for gigabytes. */
export function parseXml(xml: string, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  parser.on("doctype", () => {
    throw new Unreadable("The Word document declares a document type, which is not allowed in it.");
  });
  parser.on("error", () => {
    throw new Unreadable("The Word document is damaged: its XML can't be read.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > limits.xmlDepth) throw new Unreadable("The Word document is nested more than 64 levels deep.");
    const plain: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) plain[local(key)] = String(value);
    handlers.open(local(name), plain);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    handlers.close(local(name));
  });
  parser.on("text", (text) => handlers.text(text));
  const SLICE = 65_536;
  for (let at = 0; at < xml.length; at += SLICE) parser.write(xml.slice(at, at + SLICE));
  parser.close();
}
