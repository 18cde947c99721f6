/** A guard as a config body lists it. */
export interface ListedGuard {
  readonly channel: string;
  readonly guard: string;
  readonly methods: readonly string[];
  readonly mode: string;
  readonly action: string;
}

const CHANNELS: Readonly<Record<string, string>> = {
  "input-guards": "user",
  "document-guards": "document",
  "tool-call-guards": "tool_call",
  "tool-result-guards": "tool_result",
  "output-guards": "output",
};

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The guards of a body by channel, in their order. A guard is named, or written out as an object with one key. */
export function guardsIn(body: Members): ListedGuard[] {
  return Object.entries(CHANNELS).flatMap(([key, channel]) => {
    const listed = Array.isArray(body[key]) ? body[key] : [];
    return listed.flatMap((entry: unknown): ListedGuard[] => {
      const [name, own] = isMembers(entry)
        ? (Object.entries(entry)[0] ?? ["", {}])
        : [String(entry), body[String(entry)]];
      const guard = isMembers(own) ? own : {};
      const methods = Array.isArray(guard["methods"]) ? guard["methods"].map(String) : [];
      const mode = String(guard["mode"] ?? "shadow");
      return [{ channel, guard: name, methods, mode, action: String(guard["action"] ?? "–") }];
    });
  });
}
