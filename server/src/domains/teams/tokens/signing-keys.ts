import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Clock } from "../../../kernel/clock.ts";
import { seconds } from "../../../kernel/clock.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import { type Keyring, SealBroken } from "../../../platform/secrets/keyring.ts";
import type { SigningKeyRow } from "../tables/rows.ts";

export const ALGORITHM = "ES256";
export const signingKeyContext = (kid: string): string => `signing_keys/${kid}`;
const DAY = 86_400;
/** A key signs for 30 days, the next one exists a day before, and an old one verifies for a day after. */
const SIGNS_FOR = 30 * DAY;
const OVERLAP = DAY;
/**
 * How long a replica caches what it has read. A key created elsewhere is published at least this long before it signs.
 */
const REREAD_SECONDS = 30;

export interface SigningKeys {
  current(): Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** The public key of an id, read again if it is unknown. Null if no one here signed with it. */
  verifying(kid: string): Promise<CryptoKey | null>;
  /** The content of /.well-known/jwks.json. */
  published(): Promise<{ keys: JWK[] }>;
  /** Creates the next key when the newest nears its end, and deletes the expired ones. */
  rotate(): Promise<void>;
}

type StoredKey = Refined<SigningKeyRow, { readonly public_jwk: JWK }>;

interface OpenKey extends StoredKey {
  readonly open: CryptoKey;
}

export interface SigningKeyNeeds {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
}

export function createSigningKeys({ db, keyring, clock }: SigningKeyNeeds): SigningKeys {
  let known: OpenKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const signers = new Map<string, CryptoKey>();

  /** Encrypted with a lost key, it still verifies but can't sign: the next one is created immediately. */
  function opens({ kid, private_sealed: sealed }: StoredKey): boolean {
    if (signers.has(kid)) return true;
    try {
      keyring.open(sealed, signingKeyContext(kid));
      return true;
    } catch (error) {
      if (error instanceof SealBroken) return false;
      throw error;
    }
  }

  async function reread(): Promise<void> {
    const rows = await db.authenticating((tx) => liveKeys(tx, seconds(clock)));
    known = await Promise.all(
      rows.map(async (row) => ({ ...row, open: (await importJWK(row.public_jwk, ALGORITHM)) as CryptoKey })),
    );
    readAt = seconds(clock);
  }

  async function fresh(): Promise<OpenKey[]> {
    if (seconds(clock) - readAt >= REREAD_SECONDS) await reread();
    return known;
  }

  async function rotate(): Promise<void> {
    await db.authenticating(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(7140002)`);
      const now = seconds(clock);
      await tx.run(sql`delete from signing_keys where forgotten_at < ${now}`);
      const newest = (await liveKeys(tx, now)).find(opens);
      if (newest && newest.retires_at - now > OVERLAP) return;
      await insertKey(tx, await makeKey(keyring, now));
    });
    await reread();
  }

  /** The newest key that every replica has had time to read, or the only one at the very first start. */
  function signing(keys: readonly OpenKey[]): OpenKey | undefined {
    const now = seconds(clock);
    const able = keys.filter((key) => key.retires_at > now && opens(key));
    return able.find((key) => now - key.created_at >= 2 * REREAD_SECONDS) ?? able.at(-1);
  }

  return {
    rotate,
    async current() {
      let chosen = signing(await fresh());
      if (!chosen) {
        await rotate();
        chosen = signing(known);
      }
      if (!chosen) throw new Error("no signing key could be made");
      let key = signers.get(chosen.kid);
      if (!key) {
        const jwk = JSON.parse(keyring.open(chosen.private_sealed, signingKeyContext(chosen.kid))) as JWK;
        key = (await importJWK(jwk, ALGORITHM)) as CryptoKey;
        signers.set(chosen.kid, key);
      }
      return { kid: chosen.kid, key };
    },
    async verifying(kid) {
      const found = (await fresh()).find((key) => key.kid === kid);
      if (found) return found.open;
      // An unknown kid must not cause a query for each request: unknown ids wait for the next read.
      if (seconds(clock) - readAt < 1) return null;
      await reread();
      return known.find((key) => key.kid === kid)?.open ?? null;
    },
    async published() {
      return { keys: (await fresh()).map((key) => ({ ...key.public_jwk, kid: key.kid, alg: ALGORITHM, use: "sig" })) };
    },
  };
}

function liveKeys(tx: Sql, now: number): Promise<StoredKey[]> {
  return tx.query(sql<StoredKey>`
    select *
    from signing_keys
    where forgotten_at >= ${now}
    order by created_at desc`);
}

async function makeKey(keyring: Keyring, now: number): Promise<StoredKey> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = newId();
  return {
    kid,
    public_jwk: await exportJWK(pair.publicKey),
    private_sealed: keyring.seal(JSON.stringify(await exportJWK(pair.privateKey)), signingKeyContext(kid)),
    created_at: now,
    retires_at: now + SIGNS_FOR,
    forgotten_at: now + SIGNS_FOR + OVERLAP,
  };
}

async function insertKey(tx: Sql, key: StoredKey): Promise<void> {
  await tx.run(sql`
    insert into signing_keys (kid, public_jwk, private_sealed, created_at, retires_at, forgotten_at)
    values (
      ${key.kid}, ${JSON.stringify(key.public_jwk)}, ${key.private_sealed}, ${key.created_at},
      ${key.retires_at}, ${key.forgotten_at}
    )`);
}
