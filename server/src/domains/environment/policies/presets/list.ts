import type { PolicyPreset } from "./preset.ts";

/** Every policy that comes with the console, in the order in which they are shown. */
export const policyPresets: readonly PolicyPreset[] = [];
