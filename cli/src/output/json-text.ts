import { HIDDEN } from "./visible.ts";

declare global {
  interface JSON {
    /** Since Node 21. */
    readonly rawJSON?: (text: string) => unknown;
  }
}

interface JsonStyle {
  readonly indent?: number;
  /** Then characters that act on a terminal are escaped. The document stays the same. */
  readonly isTerminal?: boolean | undefined;
}

/** The document as the API has it: nanoseconds with all their digits, which a number would not keep. */
export function jsonText(document: unknown, { indent, isTerminal }: JsonStyle = {}): string {
  const exact = (_: string, value: unknown): unknown => {
    if (typeof value !== "bigint") return value;
    return JSON.rawJSON?.(String(value)) ?? String(value);
  };
  const text = JSON.stringify(document ?? null, exact, indent);
  return isTerminal ? text.replaceAll(HIDDEN, (found) => (found === "\n" ? found : escaped(found))) : text;
}

const escaped = (text: string): string =>
  [...Array(text.length).keys()].map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
