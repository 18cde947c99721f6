import { visible } from "./visible.ts";

export const SARIF_SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

const LEVELS: Readonly<Record<string, "error" | "warning" | "note">> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
};
/** As code-scanning services sort by: they know numbers from 0 to 10. */
const SCORES: Readonly<Record<string, string>> = { critical: "9.5", high: "8.0", medium: "5.5", low: "3.0" };

export const sarifLevel = (severity: string): "error" | "warning" | "note" => LEVELS[severity] ?? "warning";
export const sarifScore = (severity: string): string => SCORES[severity] ?? "5.5";

/** Viewers make links of `[words](address)`, also in plain text; a backslash before the bracket keeps them words. */
export function removeLinks(given: string): string {
  const text = visible(given);
  return text.includes("](") ? text.replaceAll("[", "\\[") : text;
}
