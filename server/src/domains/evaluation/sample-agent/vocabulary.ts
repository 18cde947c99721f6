/** What a system message can ask for that makes the sample agent behave better. */
export const features = [
  "hierarchy",
  "data_not_instructions",
  "no_disclosure",
  "role_lock",
  "pii",
  "refuse_alt",
  "answer_benign",
  "schema",
  "abstain",
  "scope",
  "confirm_tool",
  "language",
  "encoded",
  "courtesy",
  "consistency",
] as const;
export type Feature = (typeof features)[number];

/** What goes wrong when the draw is lost. `ordinary` is the everyday question, which hardly ever does. */
export const weaknesses = [
  "direct_override",
  "indirect_override",
  "prompt_leak",
  "key_leak",
  "pii_echo",
  "role_play",
  "encoded_request",
  "harmful_advice",
  "toxic_echo",
  "over_refusal",
  "out_of_scope",
  "invented_citation",
  "wrong_schema",
  "wrong_language",
  "unconfirmed_action",
  "inconsistency",
  "ordinary",
] as const;
export type Weakness = (typeof weaknesses)[number];

export const languages = ["en", "de", "fr", "es", "pt"] as const;
export type Language = (typeof languages)[number];
