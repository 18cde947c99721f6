import { hash, randomBytes } from "node:crypto";

/** `gk_` and 32 random bytes. */
const FORM = /^gk_[A-Za-z0-9_-]{43}$/;

export const makeSecret = (): string => `gk_${randomBytes(32).toString("base64url")}`;

export const looksLikeKey = (text: string): boolean => FORM.test(text);

/** Keys are looked up by the whole hash: one that only begins alike finds nothing. */
export const hashOf = (secret: string): string => hash("sha256", secret, "hex");
