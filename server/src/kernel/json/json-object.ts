import { SourceNumber } from "./source-number.ts";

export type JsonObject = Record<string, unknown>;

export function isJsonObject(input: unknown): input is JsonObject {
  return typeof input === "object" && input !== null && !Array.isArray(input) && !(input instanceof SourceNumber);
}
