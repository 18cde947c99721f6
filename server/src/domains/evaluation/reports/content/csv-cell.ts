import { visible } from "./visible.ts";

/** What a spreadsheet would take for the beginning of a formula, also after blanks and in wide letters. */
const FORMULA = /^\s*[=+\-@|%\t\r＝＋－＠]/u;

export function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = visible(String(value));
  const isFormula = typeof value !== "number" && FORMULA.test(String(value));
  const safe = isFormula ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvRow = (values: readonly unknown[]): string => `${values.map(cell).join(",")}\r\n`;
