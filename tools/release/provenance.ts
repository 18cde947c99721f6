import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { inOrder } from "./files.ts";

export interface Built {
  readonly version: string;
  /** Of the sources. */
  readonly commit: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** What else decided the bytes: files of the repository, by name. */
  readonly inputs: ReadonlyMap<string, Buffer>;
  readonly outputs: ReadonlyMap<string, Buffer>;
}

const PAYLOAD = "application/vnd.in-toto+json";

export const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

/** An in-toto statement with SLSA provenance: which commit, inputs and command the files came from. Unsigned, it is a claim. */
export function provenance({ version, commit, time, inputs, outputs }: Built): object {
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: [...outputs]
      .sort(([a], [b]) => inOrder(a, b))
      .map(([name, bytes]) => ({ name, digest: { sha256: sha256(bytes) } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:agent-console:release:1",
        externalParameters: { command: "npm ci && npm run release", version },
        internalParameters: { node: process.version, source_date_epoch: time },
        resolvedDependencies: [
          { name: "sources", digest: { gitCommit: commit } },
          ...[...inputs].map(([name, bytes]) => ({ name, digest: { sha256: sha256(bytes) } })),
        ],
      },
      // Whoever ran the command: no build service vouches for it.
      runDetails: { builder: { id: "urn:agent-console:builder:any-machine" } },
    },
  };
}

/** The statement in a DSSE envelope, signed with an Ed25519 key (PEM), whose signatures are the same every time. */
export function signStatement(statement: object, pem: string): object {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== "ed25519")
    throw new Error("RELEASE_SIGNING_KEY must be an Ed25519 key (openssl genpkey -algorithm ed25519).");
  const payload = Buffer.from(JSON.stringify(statement));
  const message = Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD.length} ${PAYLOAD} ${payload.length} `), payload]);
  const spki = createPublicKey(key).export({ type: "spki", format: "der" });
  return {
    payloadType: PAYLOAD,
    payload: payload.toString("base64"),
    signatures: [{ keyid: sha256(spki), sig: sign(null, message, key).toString("base64") }],
  };
}
