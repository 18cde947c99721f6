import type { Tag } from "../../kernel/operation.ts";
import { CONSOLE_VERSION } from "../../kernel/version.ts";

export const info = {
  title: "Agent Console API",
  version: CONSOLE_VERSION,
  description: [
    "Register AI agents, measure how far they can be trusted, protect, attack and evolve them: five areas behind one interface.",
    "**Signing in.** Send an access token or an API key as `Authorization: Bearer …`. The token names the team that the request acts in. Access tokens are JWTs; a service verifies them with the keys at `/.well-known/jwks.json`.",
    "**Paths.** Each path answers with and without its last slash. Times are integers, in Unix seconds.",
    "**Errors.** A faulty request is answered with 422 and the list of what is wrong, each with its place. Every other refusal is an envelope of `detail` (for people), `code` (for programs) and `request_id` (for the log). Before an operation is reached, a request can be refused with 403 for its host (`FOREIGN_HOST`), for the site that sent it (`FOREIGN_ORIGIN`), or, with sign-in off, for having come through a proxy (`PROXIED_WITHOUT_SIGN_IN`).",
    "**Changing safely.** Answers that carry an `ETag` can be changed with `If-Match`: if somebody else was faster the answer is 412 and nothing changes. A POST with an `Idempotency-Key` can be repeated; it takes effect once.",
    "**Limits.** The `RateLimit` headers tell how much is left; 429 and 503 say in `Retry-After` how long to wait.",
  ].join("\n\n"),
  license: { name: "Apache-2.0", identifier: "Apache-2.0" },
} as const;

export const tagDescriptions: Readonly<Record<Tag, string>> = {
  Teams: "Signing in, users, teams, API keys and the audit log.",
  "Agent Environment": "Agents, personas, policies, harnesses and evolution.",
  Evaluation: "Evaluations and their reports.",
  Protection: "Guards, detections and telemetry.",
  "Red Team": "Attack campaigns and their findings.",
};
