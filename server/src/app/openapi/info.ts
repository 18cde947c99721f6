import type { Tag } from "../../kernel/operation.ts";
import { CONSOLE_VERSION } from "../../kernel/version.ts";

export const info = {
  title: "Agent Console API",
  version: CONSOLE_VERSION,
  description: [
    "Register, evaluate, protect, red-team and evolve AI agents through one API.",
    "**Signing in.** Send an access token or an API key as `Authorization: Bearer …`. The token determines the team that the request acts in. Access tokens are JWTs. A service can verify them with the keys at `/.well-known/jwks.json`.",
    "**Paths.** Each path works with and without a trailing slash. Times are integers, in Unix seconds.",
    "**Errors.** An invalid request returns 422 with a list of errors and their locations. Every other error returns `detail` (a message for people), `code` (for programs) and `request_id` (to find it in the log). A request can fail with 403 before it reaches an operation: for its host (`FOREIGN_HOST`), for the site that sent it (`FOREIGN_ORIGIN`) or, with authentication off, because it came through a proxy (`PROXIED_WITHOUT_SIGN_IN`).",
    "**Safe changes.** If a response has an `ETag`, send it as `If-Match` with your change. If someone else changed the resource first, the API returns 412 and changes nothing. A POST with an `Idempotency-Key` can be repeated and takes effect once.",
    "**Rate limits.** The `RateLimit` headers show how many requests are left. With 429 and 503, `Retry-After` says how many seconds to wait.",
  ].join("\n\n"),
  license: { name: "Apache-2.0", identifier: "Apache-2.0" },
} as const;

export const tagDescriptions: Readonly<Record<Tag, string>> = {
  Teams: "Sign-in, users, teams, API keys and the audit log.",
  "Agent Environment": "Agents, personas, policies, harnesses and evolution.",
  Evaluation: "Evaluations and their reports.",
  Protection: "Guards, detections and telemetry.",
  "Red Team": "Red-team campaigns and their findings.",
};
