import type { Expectation, Source } from "./item.ts";

/** The most examples of each reason, the most useful first. Together 50. */
const MOST = { newly_blocked: 20, no_longer_blocked: 10, over_blocked: 10, missed: 10 } as const;
export const REASONS = ["newly_blocked", "no_longer_blocked", "over_blocked", "missed"] as const;
export type Reason = (typeof REASONS)[number];

/** A reference to something that was recorded, and why it is worth a look. */
export type Example = Source & { readonly reason: Reason };

interface Observed {
  readonly expects: Expectation;
  readonly seen: "hit" | "undecided" | "not_covered" | "pass";
  readonly isNew: boolean;
  readonly isGone: boolean;
}

/** The first examples of each reason. */
export class ExampleList {
  readonly #list: Example[];

  constructor(list: readonly Example[]) {
    this.#list = [...list];
  }

  get list(): readonly Example[] {
    return this.#list;
  }

  add(source: Source, observed: Observed): void {
    const reason = reasonOf(observed);
    if (!reason || this.#list.filter((one) => one.reason === reason).length >= MOST[reason]) return;
    this.#list.push({ ...source, reason });
  }
}

function reasonOf({ expects, seen, isNew, isGone }: Observed): Reason | null {
  if (isNew) return "newly_blocked";
  if (isGone) return "no_longer_blocked";
  if (expects === "pass" && seen === "hit") return "over_blocked";
  return expects === "hit" && seen !== "hit" ? "missed" : null;
}
