import { hash, randomBytes } from "node:crypto";
import type { Keyring } from "../../../../platform/secrets/keyring.ts";
import { SANDBOX } from "../../model/draft.ts";

const TOKEN_BYTES = 16;
/** Letters of 132 bits. */
const STABLE_LETTERS = 22;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** Looked up by the whole hash: a token that only begins alike finds nothing. */
export const hashOf = (token: string): string => hash("sha256", `agent-console sandbox\n${token}`, "hex");

/** The token of an agent's own address. It follows from the console's key, so that it is stored nowhere and can be shown again. */
export const stableToken = (keyring: Pick<Keyring, "derive">, place: { teamId: string; agentId: string }): string =>
  keyring.derive(`sandbox ${place.teamId} ${place.agentId}`).slice(0, STABLE_LETTERS);

export const addressOf = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, "")}/sandbox/${token}`;

/** The same data with the address in place of each `{sandbox}`. Addresses hold no sign that JSON escapes. */
export const atAddress = <T>(value: T, address: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(SANDBOX, () => address)) as T;

/** The same data without the address, nor the token alone: what is kept names no place that can still be visited. */
export const withoutAddress = <T>(value: T, address: string): T => {
  const token = address.slice(address.lastIndexOf("/") + 1);
  const text = JSON.stringify(value).replaceAll(address, SANDBOX).replaceAll(token, "{token}");
  return JSON.parse(text) as T;
};
