/**
 * Which of the caller's headers are passed to a service. An allowlist instead of a denylist: a header that no one has
 * thought of (a caller's key in X-Api-Key, for example) is not passed on.
 */

export type CallerHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const END_TO_END = ["accept-language", "idempotency-key", "if-match", "traceparent", "tracestate"];

/** RFC 9110 7.6.1: a header that Connection names was meant only for us, even if it is on the list. */
export function forwardable(headers: CallerHeaders): Record<string, string> {
  const given = new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), [value].flat().join(", ")] as const],
    ),
  );
  const forThisHop = (given.get("connection") ?? "").split(",").map((name) => name.trim().toLowerCase());
  const passing = END_TO_END.filter((name) => !forThisHop.includes(name));
  return Object.fromEntries(passing.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])));
}
