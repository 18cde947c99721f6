/**
 * What of the caller's request goes on to a service. A short list of what may pass instead of a long one of what may
 * not: a header nobody has thought of (a caller's key in X-Api-Key, say) then stays here.
 */

export type CallerHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const END_TO_END = ["accept-language", "idempotency-key", "if-match", "traceparent", "tracestate"];

/** RFC 9110 7.6.1: a header that Connection names was meant for us alone, even one that otherwise passes. */
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
