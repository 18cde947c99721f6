import { escapeMarkup } from "./visible.ts";

type Attributes = Readonly<Record<string, string | number>>;

/** Line breaks within an attribute would be read as blanks. */
export const xmlAttributes = (given: Attributes): string =>
  Object.entries(given)
    .map(
      ([name, value]) => ` ${name}="${escapeMarkup(String(value)).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;")}"`,
    )
    .join("");
