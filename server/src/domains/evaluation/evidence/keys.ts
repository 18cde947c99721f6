import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { type Clock, seconds } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type Keyring, SealBroken } from "../../../platform/secrets/keyring.ts";
import type { SealedColumn } from "../../../platform/secrets/reseal.ts";
import type { EvidenceKeyRow } from "../tables/rows.ts";
import { fingerprintOf, type Purpose, statementOf } from "./form.ts";
import { insertKey, lockKeyCreation, selectKeys } from "./store.ts";

export const evidenceKeyContext = (fingerprint: string): string => `evidence_keys/${fingerprint}`;

export const sealedInEvaluation: readonly SealedColumn[] = [
  {
    table: "evidence_keys",
    column: "private_sealed",
    id: { column: "fingerprint", type: "text" },
    context: evidenceKeyContext,
  },
];

export interface EvidenceSigner {
  readonly fingerprint: string;
  /** SPKI, base64. */
  readonly publicKey: string;
  /** Signs the hash of something for a purpose; base64. */
  sign(purpose: Purpose, sha256: string): string;
}

export interface PublishedKey {
  readonly fingerprint: string;
  readonly algorithm: "Ed25519";
  readonly public_key: string;
  readonly created_at: number;
  /** Whether new packs are signed with it. */
  readonly current: boolean;
}

export interface EvidenceKeys {
  current(): Promise<EvidenceSigner>;
  /** Newest first, those of old packs included. */
  published(): Promise<readonly PublishedKey[]>;
}

interface Needs {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
}

/** Keys rarely change; a client that polls every second must not cost a query each time. */
const REREAD_SECONDS = 30;

export function createEvidenceKeys({ db, keyring, clock }: Needs): EvidenceKeys {
  let keys: readonly EvidenceKeyRow[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  /** Null for a key that was sealed under a lost secret: it still verifies packs, and a new one signs. */
  function openKey({ fingerprint, private_sealed: sealed }: EvidenceKeyRow): KeyObject | null {
    try {
      const der = Buffer.from(keyring.open(sealed, evidenceKeyContext(fingerprint)), "base64");
      return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    } catch (error) {
      if (error instanceof SealBroken) return null;
      throw error;
    }
  }

  /** The stored keys. One that can sign is among them. */
  async function readKeys(): Promise<readonly EvidenceKeyRow[]> {
    if (seconds(clock) - readAt < REREAD_SECONDS && keys.some(openKey)) return keys;
    keys = await db.authenticating(async (tx) => {
      await lockKeyCreation(tx);
      const stored = await selectKeys(tx);
      if (!stored.some(openKey)) await insertKey(tx, makeKey(keyring, seconds(clock)));
      return selectKeys(tx);
    });
    readAt = seconds(clock);
    return keys;
  }

  return {
    async current() {
      for (const stored of await readKeys()) {
        const key = openKey(stored);
        if (!key) continue;
        return {
          fingerprint: stored.fingerprint,
          publicKey: stored.public_key,
          sign: (purpose, hash) => sign(null, statementOf(purpose, hash), key).toString("base64"),
        };
      }
      throw new Error("no evidence key could be made");
    },
    async published() {
      const keys = await readKeys();
      const current = keys.find(openKey)?.fingerprint;
      return keys.map(({ fingerprint, public_key, created_at }) => ({
        fingerprint,
        algorithm: "Ed25519" as const,
        public_key,
        created_at,
        current: fingerprint === current,
      }));
    },
  };
}

function makeKey(keyring: Keyring, now: number): EvidenceKeyRow {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const public_key = publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const fingerprint = fingerprintOf(public_key);
  const secret = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  return {
    fingerprint,
    public_key,
    private_sealed: keyring.seal(secret, evidenceKeyContext(fingerprint)),
    created_at: now,
  };
}
