import { hash } from "node:crypto";

/** An id that is the same on every console, for rules that stand in no table. */
export function namedRuleId(name: string): string {
  const hex = hash("sha256", `custom-harness-rule\n${name}`);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
