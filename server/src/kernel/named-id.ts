import { createHash } from "node:crypto";

/** The namespace of ids that the console gives to things in its own code. */
const NAMESPACE = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");

/** UUID version 5 of a name: the same on every console, so that it can be written into scripts and survives an upgrade. */
export function namedId(kind: string, name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(`agent-console:${kind}:${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The team and the author of what comes with the console: none. */
export const NOBODY = "00000000-0000-0000-0000-000000000000";
