import { namedId } from "../../../kernel/named-id.ts";
import type { PolicyPreset } from "../policies/presets/preset.ts";
import type { PolicyRule } from "./shapes.ts";

/** The rules of a preset, as a copy of it would have them. */
export function presentPresetRules(preset: PolicyPreset): PolicyRule[] {
  return preset.rules.map((rule): PolicyRule => {
    const at = preset.text.indexOf(rule.words);
    const place = at < 0 ? {} : { char_start: at, char_end: at + rule.words.length, source_text: rule.words };
    const section = rule.section.join(" › ");
    return {
      id: namedId("preset-rule", `${preset.id}/${rule.number}`),
      ...{ policy_id: preset.id, rule_id: rule.number, rule_type: rule.type, action: rule.action, target: rule.target },
      ...{ assignee: "agent", constraints: [], constraint_logic: "all", natural_language: rule.words },
      consequence: { action: "warn", severity: rule.severity, message: null },
      provenance: { extracted_by: "preset", engine: "preset/1", source_location: { section, ...place } },
      category: preset.category,
      tags: rule.sources.map(({ instrument, section: part }) => `${instrument} ${part}`.slice(0, 100)),
      ...{ status: "draft", created_at: 0, updated_at: 0, check: rule.check, version: 1, section },
      ...{ conflicts_with: [], suspicious: false, origins: [{ kind: "preset", name: "preset", version: "1" }] },
    };
  });
}
