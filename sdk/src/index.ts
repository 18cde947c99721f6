export { FEWEST_TO_PASS } from "@agent-console/analysis/statistics/interval-verdict.ts";
export { ApiError } from "./api-error.ts";
export type { Answer, Call, CallOptions } from "./call.ts";
export { type ClientOptions, createClient } from "./client.ts";
export * from "./generated.ts";
export { ndjson } from "./ndjson.ts";
export { type Page, paginate } from "./paginate.ts";
export type { Token } from "./send.ts";
