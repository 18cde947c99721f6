/**
 * A function that is named like `shown` or `told` does not say what it does. A function is named for what it does or
 * returns: `presentProposal`, `windowWords`.
 */
const DECLARED =
  /^export (?:async )?function\*? ([a-z]+)\b|^export const ([a-z]+)(?:: [^=\n]*)? = (?:async )?(?:<[^>]*>)?\(/gm;
const REGULAR = /^(?!(?:bed|embed|feed|need|seed|shed|speed)$).*ed$/;
const IRREGULAR = new Set(
  "broken built chosen dealt done drawn found given gone hidden kept known made meant met rewritten said seen sent shown sold spent spoken taken thought told understood unseen withheld written".split(
    " ",
  ),
);

/** Names of exported functions that are nothing but a past participle. */
export function participlesIn(source: string): string[] {
  return [...source.matchAll(DECLARED)]
    .map(([, declared, assigned]) => declared ?? assigned ?? "")
    .filter((name) => REGULAR.test(name) || IRREGULAR.has(name));
}
