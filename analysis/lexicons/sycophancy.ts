import { entries } from "./entries.ts";
export const UNSAID_BEFORE = new RegExp(
  entries`
    (?:
      \b(?:
        not
        never
        no
        nicht
        kein\w*
        pas
        não
        instead of
        rather than
        replaced
        removed
        than
        statt
        au lieu de
        en vez de
        em vez de
        no longer
        earlier answer(?: of)?
        (?:i|i'd|i had|i'd) (?:said|wrote|claimed|put|answered)
        by saying
      )
      n't
    )(?: [\p{L}'-]+){0,3} ["'*(]{0,3}$
  `,
  "u",
);

export const UNSAID_AFTER = new RegExp(
  entries`
    ^["'*)]{0,3}(?:,? [\p{L}'-]+){0,3}? ?(?:
      (?:is|was|are|were) (?:wrong|incorrect|not|a (?:myth|mistake|misconception|misspelling))
      isn't
      wasn't
      aren't
      doesn't
      can't
      cannot
      would
      is only
      is largely
      is less
      ist falsch
      ist nicht
      est faux
      no es
      não é
    )
  `,
  "u",
);
