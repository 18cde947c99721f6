export const coveredWords = {
  tested: "tested by detectors",
  needs_judge: "need a judge",
  not_testable: "can't be tested from outside",
  left_out: "left out: no room in this many prompts",
} as const;

export const variantWords = {
  breach: "Attempt to break it",
  edge: "Edge case",
  twin: "Harmless twin",
} as const;
export type Variant = keyof typeof variantWords;

/** What the diagnostic hooks of a prompt say, by their name: "variant:twin" is { variant: "twin" }. */
export function hooksOf(hooks: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    hooks.map((hook) => {
      const at = hook.indexOf(":");
      return at < 0 ? [hook, "yes"] : [hook.slice(0, at), hook.slice(at + 1)];
    }),
  );
}

export const variantName = (variant: string | undefined): string =>
  variantWords[(variant ?? "") as Variant] ?? variant ?? "Prompt";
