import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto";
import type { Keyring } from "../../../platform/secrets/keyring.ts";

/** What an Ed25519 key in PKCS #8 begins with; its 32 secret bytes follow. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

export interface BundleKey {
  readonly key_id: string;
  readonly algorithm: "Ed25519";
  /** SPKI, base64. */
  readonly public_key: string;
}

export interface BundleSigner extends BundleKey {
  sign(payload: string): string;
}

/** Made from the encryption key, so that every process has the same and none is stored. It changes with that key. */
export function bundleSigner(keyring: Keyring): BundleSigner {
  const secret = Buffer.from(keyring.derive("guard bundles"), "base64url");
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: "der", type: "pkcs8" });
  const spki = createPublicKey(key).export({ format: "der", type: "spki" });
  return {
    key_id: createHash("sha256").update(spki).digest("hex").slice(0, 16),
    algorithm: "Ed25519",
    public_key: spki.toString("base64"),
    sign: (payload) => sign(null, Buffer.from(payload), key).toString("base64"),
  };
}
