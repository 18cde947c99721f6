import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { isJsonObject } from "../../../kernel/json/json-object.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";

/** What someone agreed to: this key, this plan, this version of what it changes, until then. */
export interface Agreement {
  readonly keyId: string;
  readonly planHash: string;
  readonly etag: string | null;
}

const SECONDS = 300;

/** It travels through the client and the model, which can read but not change it. */
export interface Sealed extends Agreement {
  readonly id: string;
  /** Seconds. */
  readonly expiresAt: number;
}

export interface Seals {
  seal(agreement: Agreement, now: number): { readonly confirmation: string; readonly expiresIn: number };
  /** What was sealed; null if it is not ours, was changed, or has expired. */
  open(confirmation: string, now: number): Sealed | null;
}

/** A key of its own, derived from the console's: every replica opens what another sealed. */
export function createSeals({ derive }: Pick<Keyring, "derive">): Seals {
  const secret = derive("mcp confirmations");
  const sign = (body: string): Buffer => createHmac("sha256", secret).update(body).digest();
  return {
    seal(agreement, now) {
      const sealed: Sealed = { ...agreement, id: randomUUID(), expiresAt: Math.floor(now / 1000) + SECONDS };
      const body = Buffer.from(JSON.stringify(sealed)).toString("base64url");
      return { confirmation: `${body}.${sign(body).toString("base64url")}`, expiresIn: SECONDS };
    },
    open(confirmation, now) {
      const [body = "", signature = "", ...rest] = confirmation.slice(0, 4000).split(".");
      const [given, wanted] = [Buffer.from(signature, "base64url"), sign(body)];
      if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      const value: unknown = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
      if (!isJsonObject(value)) return null;
      const sealed = value as unknown as Sealed;
      return sealed.expiresAt * 1000 > now ? sealed : null;
    },
  };
}
