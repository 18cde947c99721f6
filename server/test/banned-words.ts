/** A word that must not appear, and what to write instead. */
export interface BannedWord {
  readonly pattern: RegExp;
  readonly write: string;
}

/** Invented names for things that the field has names for (docs/glossary.md). They are banned as identifiers. */
export const bannedNames: readonly BannedWord[] = [
  { pattern: /\bErrand\b/, write: "PromptRun" },
  { pattern: /\bOuting\b/, write: "RunContext" },
  { pattern: /\bBell\b/, write: "WakeupSignal" },
  { pattern: /\bTariff\b/, write: "PricingContext" },
  { pattern: /\b(?:takeInHand|putBack|inHand|takeFromDead)\b/, write: "claimPrompts, requeuePrompts, claimedPrompts" },
  { pattern: /\bTurnTooFar\b/, write: "RateLimitWaitTooLong" },
  { pattern: /\bRunImpossible\b/, write: "RunPreconditionError" },
  { pattern: /\b\w*[Ll]abelled(?!by)\w*/, write: "labeled" },
  { pattern: /\b\w*(?:[Cc]olour|[Bb]ehaviour|[Cc]atalogue)\w*/, write: "color, behavior, catalog" },
  { pattern: /\b[A-Za-z]\w*_(?!\w)(?=\s*[(=:;,.)])/, write: "a name without a trailing underscore" },
];

/** Wording that reads as if translated, and British spelling. It is banned in comments, documents and pages. */
export const bannedWording: readonly BannedWord[] = [
  { pattern: /\bunder way\b/i, write: "in progress" },
  { pattern: /\breckon/i, write: "compute, estimate" },
  { pattern: /\bthere is no such thing\b/i, write: "not found" },
  { pattern: /\banew\b/i, write: "again" },
  { pattern: /\bgravest\b/i, write: "most severe" },
  { pattern: /\bof its own accord\b/i, write: "by itself, automatically" },
  { pattern: /\bsomebody\b/i, write: "someone" },
  { pattern: /\blabell(?:ed|ing)\b/i, write: "labeled" },
  { pattern: /\bcolour/i, write: "color" },
  { pattern: /behaviour/i, write: "behavior" },
  { pattern: /\bneighbour\w*/i, write: "neighbor" },
  { pattern: /\bjudgement/i, write: "judgment" },
  { pattern: /\b(?:authoris|normalis|recognis|initialis|serialis|organis|summaris)\w*/i, write: "…ize" },
  { pattern: /\banalys(?:e|ed|es|ing)\b/i, write: "analyze" },
  { pattern: /\bcatalogues?\b/i, write: "catalog" },
  { pattern: /\b(?:learnt|spoilt|misspelt)\b/i, write: "learned, damaged, misspelled" },
];
