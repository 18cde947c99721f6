import type { AgentPreset } from "@agent-console/sdk";
import type { Entered } from "../form/values.ts";

export interface ChosenPreset {
  readonly preset: AgentPreset;
  /** What was entered for the parts of the URL. */
  readonly parts: Readonly<Record<string, string>>;
}

/** An example that is a usual value is entered already: most servers on this machine listen there. */
const USUAL = new Set(["host", "version"]);

export const choosePreset = (preset: AgentPreset): ChosenPreset => ({
  preset,
  parts: Object.fromEntries(preset.url_parts.map(({ name, example }) => [name, USUAL.has(name) ? example : ""])),
});

/** What the preset fills in. The URL stays empty until all its parts are there. */
export function filledBy({ preset: { url, hub, protocol }, parts }: ChosenPreset): Entered {
  const isWhole = Object.values(parts).every((part) => part.trim() !== "");
  const filled = Object.entries(parts).reduce((text, [name, part]) => text.replaceAll(`{${name}}`, part.trim()), url);
  return { hub, protocol, agent_url: isWhole ? filled : "" };
}

/** What to enter, by field. */
export const hintsOf = (chosen: ChosenPreset | null): Readonly<Record<string, string>> =>
  chosen ? { model_name: chosen.preset.model_hint, api_key: chosen.preset.key.hint } : {};
