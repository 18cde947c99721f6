import type { AgentFacts } from "../guard.ts";

/** A guard version with all that is needed to judge by it elsewhere. */
export interface GuardBundle {
  readonly format: 1;
  readonly agent_id: string;
  readonly config_id: string;
  readonly version: number;
  /** SHA-256 of the body as canonical JSON. */
  readonly digest: string;
  readonly config_body: unknown;
  readonly facts: AgentFacts;
  /** Unix seconds. */
  readonly issued_at: number;
  readonly expires_at: number;
}

/** As the console sends it. */
export interface SignedBundle {
  /** The bundle as JSON. The signature is over these characters in UTF-8. */
  readonly payload: string;
  /** Ed25519, base64. */
  readonly signature: string;
  readonly key_id: string;
}

/** A bundle that must not be used. */
export class BundleRefused extends Error {
  override name = "BundleRefused";
  readonly reason: "unsigned" | "tampered" | "expired" | "unreadable" | "other_agent";

  constructor(reason: BundleRefused["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface BundleRules {
  /** SPKI, base64: from GET /v1/guard-bundle-key, or pinned. */
  readonly publicKey: string;
  readonly agentId: string;
  /** Unix seconds. */
  readonly now: number;
}

/** The bundle, if it is signed with this key, for this agent and not expired. Throws BundleRefused otherwise. */
export async function openBundle(signed: unknown, { publicKey, agentId, now }: BundleRules): Promise<GuardBundle> {
  if (!isSigned(signed)) throw new BundleRefused("unsigned", "The guard bundle has no signature.");
  const key = await crypto.subtle.importKey("spki", bytes(publicKey), "Ed25519", false, ["verify"]);
  const isGenuine = await crypto.subtle
    .verify("Ed25519", key, bytes(signed.signature), new TextEncoder().encode(signed.payload))
    .catch(() => false);
  if (!isGenuine) throw new BundleRefused("tampered", "The signature of the guard bundle does not fit.");
  const bundle = readPayload(signed.payload);
  if (bundle.agent_id !== agentId) throw new BundleRefused("other_agent", "The guard bundle is for another agent.");
  assertCurrent(bundle, now);
  return bundle;
}

export function assertCurrent({ expires_at: end }: GuardBundle, now: number): void {
  if (now >= end) throw new BundleRefused("expired", "The guard bundle has expired.");
}

function readPayload(payload: string): GuardBundle {
  const bundle: unknown = JSON.parse(payload);
  if (typeof bundle !== "object" || bundle === null || !("format" in bundle) || bundle.format !== 1) {
    throw new BundleRefused("unreadable", "The guard bundle has a form that this version does not know.");
  }
  return bundle as GuardBundle;
}

const isSigned = (value: unknown): value is SignedBundle =>
  typeof value === "object" &&
  value !== null &&
  "payload" in value &&
  typeof value.payload === "string" &&
  "signature" in value &&
  typeof value.signature === "string" &&
  value.signature !== "";

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
