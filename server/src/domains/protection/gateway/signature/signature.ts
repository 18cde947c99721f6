import { hash } from "node:crypto";
import type { Keyring } from "../../../../platform/secrets/keyring.ts";

export const SIGNATURE_HEADER = "x-console-gateway";

/** How long requests are signed with the former secret too, in seconds. An agent needs the time to take the new one. */
export const BOTH_SECONDS = 24 * 3600;

/** The secret by which an agent recognizes requests that came through the gateway. */
export const signingSecret = (keyring: Pick<Keyring, "derive">, agentId: string, rotation = 0): string =>
  `gs_${keyring.derive(`gateway signature ${agentId}${rotation === 0 ? "" : ` ${rotation}`}`)}`;

/** Signs requests to agents. Deriving a secret costs more than all the rest of a signature, so it is kept. */
export interface Signer {
  sign(agentId: string, signed: Signed): string;
}

const MOST_SECRETS = 1000;

export function createSigner(keyring: Pick<Keyring, "derive">): Signer {
  const known = new Map<string, Hmac>();
  const hmacOf = (agentId: string, rotation: number): Hmac => {
    const name = `${agentId} ${rotation}`;
    let hmac = known.get(name);
    if (!hmac) {
      if (known.size >= MOST_SECRETS) known.clear();
      hmac = hmacWith(signingSecret(keyring, agentId, rotation));
      known.set(name, hmac);
    }
    return hmac;
  };
  return {
    sign(agentId, { at, method, body, rotation }) {
      const text = `${at}.${method}.${hash("sha256", body, "hex")}`;
      const turn = rotation?.rotation ?? 0;
      const newest = `t=${at},v1=${hmacOf(agentId, turn)(text)}`;
      const isBoth = rotation && turn > 0 && at < rotation.rotated_at + BOTH_SECONDS;
      return isBoth ? `${newest},v1=${hmacOf(agentId, turn - 1)(text)}` : newest;
    },
  };
}

export interface Signed {
  /** In seconds since 1970. It lets an agent refuse what someone recorded and sends again. */
  readonly at: number;
  readonly method: string;
  /** The body as it is sent. */
  readonly body: string | Buffer;
  /** Of the agent's secret. Null: it has its first one. */
  readonly rotation?: { readonly rotation: number; readonly rotated_at: number } | null;
}

type Hmac = (ascii: string) => string;

/** Bytes that SHA-256 reads at a time. */
const BLOCK = 64;
const DIGEST = 32;

/**
 * HMAC-SHA-256 of texts in ASCII, in hex, as RFC 2104 has it: the object that Node makes for each costs more than both hashes.
 */
function hmacWith(secret: string): Hmac {
  const key = Buffer.alloc(BLOCK);
  const bytes = Buffer.from(secret);
  (bytes.length > BLOCK ? hash("sha256", bytes, "buffer") : bytes).copy(key);
  const inner = Buffer.alloc(
    BLOCK + LONGEST,
    key.map((byte) => byte ^ 0x36),
  );
  const outer = Buffer.alloc(
    BLOCK + DIGEST,
    key.map((byte) => byte ^ 0x5c),
  );
  return (ascii) => {
    if (ascii.length > LONGEST) throw new RangeError("the text is too long to sign");
    const end = BLOCK + inner.write(ascii, BLOCK, "latin1");
    hash("sha256", inner.subarray(0, end), "buffer").copy(outer, BLOCK);
    return hash("sha256", outer, "hex");
  };
}

/** A time, a method and a hash. */
const LONGEST = 256;
