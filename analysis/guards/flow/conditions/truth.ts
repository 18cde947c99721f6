/**
 * Whether a condition holds, as far as anyone can tell. A call is hostile: what can't be told is held against it, by those
 * who deny (`when`, `with`) as well as by those who make exceptions (`unless`).
 */
export type Truth = "yes" | "no" | "unknown";

export const not = (truth: Truth): Truth => (truth === "yes" ? "no" : truth === "no" ? "yes" : "unknown");

/** Of several values in one place: all of them, none of them, or unknown. */
export function ofAll(truths: Iterable<Truth>): Truth {
  let all: Truth | null = null;
  for (const truth of truths) {
    if (truth === "unknown" || (all !== null && truth !== all)) return "unknown";
    all = truth;
  }
  return all ?? "unknown";
}

export function every(truths: readonly Truth[]): Truth {
  if (truths.includes("no")) return "no";
  return truths.includes("unknown") ? "unknown" : "yes";
}

export function some(truths: readonly Truth[]): Truth {
  if (truths.includes("yes")) return "yes";
  return truths.includes("unknown") ? "unknown" : "no";
}
