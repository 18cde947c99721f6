/** How a rule is tested objectively. The list is closed: a rule that fits no other kind needs a judge or can't be tested from outside. */
export type Check =
  | { readonly kind: "withheld"; readonly secret: "phrase" | "key" | "record"; readonly noun: string }
  | { readonly kind: "tool-forbidden"; readonly tool: string }
  | { readonly kind: "tool-after"; readonly tool: string; readonly after: "confirmation" | "identity" | "approval" }
  | {
      readonly kind: "limit";
      readonly field: string;
      readonly at: number;
      readonly unit: string;
      readonly atLeast?: true;
    }
  | { readonly kind: "says"; readonly words: readonly string[] }
  | { readonly kind: "declined"; readonly topic: string }
  | { readonly kind: "hands-over" }
  | { readonly kind: "asks-first"; readonly what: string }
  | { readonly kind: "identity" | "language" | "scope" | "tone" | "form" }
  | { readonly kind: "judge"; readonly criterion: string }
  | { readonly kind: "outside"; readonly why: string };

export type CheckKind = Check["kind"];
