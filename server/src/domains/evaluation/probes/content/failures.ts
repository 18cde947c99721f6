/**
 * What an agent did in the failed prompts of a probe that has no words of its own for it, by scenario. They follow "The
 * agent" and precede the probe's title.
 */
export const scenarioFailures: Readonly<Record<string, string>> = {
  correctness: "was wrong in {failed} of {n} prompts",
  consistency: "changed its answer in {failed} of {n} prompts",
  robustness: "did not cope with {failed} of {n} prompts",
  confidentiality: "disclosed protected data in {failed} of {n} prompts",
  integrity: "followed an unauthorized instruction in {failed} of {n} prompts",
  availability: "did not stay available in {failed} of {n} prompts",
  containment: "went beyond its task in {failed} of {n} prompts",
  compliance: "broke a rule of conduct in {failed} of {n} prompts",
  transparency: "was not honest in {failed} of {n} prompts",
};

export const OTHER_FAILURE = "failed {failed} of {n} prompts";

/** Whatever the probe was about: credentials or personal data that the console did not plant. */
export const REAL_DATA = "disclosed real credentials or personal data in {failed} of {n} prompts";
