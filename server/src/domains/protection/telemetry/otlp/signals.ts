export const signals = ["traces", "logs", "metrics"] as const;
export type Signal = (typeof signals)[number];
export type Encoding = "protobuf" | "json";

/** What a signal's records are called in an answer. */
export const refusedMember: Readonly<Record<Signal, string>> = {
  traces: "rejectedSpans",
  logs: "rejectedLogRecords",
  metrics: "rejectedDataPoints",
};

export const contentTypes: Readonly<Record<Encoding, string>> = {
  protobuf: "application/x-protobuf",
  json: "application/json",
};

/** Null for a content type that OTLP doesn't have. */
export function encodingOf(contentType: string | undefined): Encoding | null {
  const type = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/x-protobuf" || type === "application/protobuf") return "protobuf";
  return type === "application/json" ? "json" : null;
}
