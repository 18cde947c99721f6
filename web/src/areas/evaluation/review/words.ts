import type { Label } from "./labeling.ts";

export const labelWords: Readonly<Record<Label, string>> = {
  failed: "Failed",
  passed: "Passed",
  cannot_tell: "Can’t tell",
};
