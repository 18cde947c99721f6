import type { AgentPreset } from "@agent-console/sdk";
import { Ended } from "../../endings/exit-codes.ts";

/** Parts whose example is the usual value. */
const USUAL = new Set(["host", "version"]);

/** The preset's URL with its parts, which are given as "resource=sea,deployment=desk". */
export function filledUrl({ id, url, url_parts }: AgentPreset, given: string | undefined): string {
  const parts = new Map((given ?? "").split(",").map((one) => splitAt(one, "=")));
  let filled = url;
  for (const { name, hint, example } of url_parts) {
    const part = parts.get(name) || (USUAL.has(name) ? example : "");
    if (!part) throw new Ended("usage", `--preset ${id} needs --parts ${name}=…: ${hint}.`);
    filled = filled.replaceAll(`{${name}}`, part);
  }
  return filled;
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

export function presetNamed(presets: readonly AgentPreset[], id: string): AgentPreset {
  const found = presets.find((one) => one.id === id);
  if (found) return found;
  throw new Ended("usage", `No preset "${id}". There are: ${presets.map((one) => one.id).join(", ")}.`);
}
