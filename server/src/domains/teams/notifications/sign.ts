import { createHmac, randomBytes } from "node:crypto";

/** Standard Webhooks: https://www.standardwebhooks.com. Every library of it verifies these signatures. */
const PREFIX = "whsec_";

export const newSigningSecret = (): string => PREFIX + randomBytes(32).toString("base64");

export interface Signed {
  readonly id: string;
  /** Milliseconds. */
  readonly now: number;
  readonly body: string;
  /** The current secret first. While receivers change to it, each secret adds its signature. */
  readonly secrets: readonly string[];
}

export function signedHeaders({ id, now, body, secrets }: Signed): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "user-agent": "agent-console-notifications",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
