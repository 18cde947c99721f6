import { textBlocks } from "@agent-console/analysis/policies/text-blocks.ts";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { PolicyHooks } from "./hooks.ts";
import { getPolicy } from "./manage.ts";
import { policyPresets } from "./presets/list.ts";
import type { PolicyPreset } from "./presets/preset.ts";
import { insertPolicy, writeText } from "./store.ts";

export const findPreset = (id: string): PolicyPreset | null => policyPresets.find((preset) => preset.id === id) ?? null;

/** A draft of the team's own, with the preset's rules as drafts. Changing it leaves the preset alone. */
export async function copyPreset(
  hooks: PolicyHooks,
  act: Act,
  { presetId, name }: { readonly presetId: string; readonly name: string | null },
): Promise<string> {
  const preset = findPreset(presetId);
  if (!preset) throw fault("POLICY_NOT_FOUND");
  const id = newId(act.now);
  const { description, category, tags } = preset;
  const policy = { id, name: name ?? preset.name, description, category, preset: preset.name, tags };
  await insertPolicy(act, { ...policy, source_text: preset.text });
  const content = { content: preset.text, blocks: textBlocks(preset.text), source: "preset" as const };
  const text = await writeText(act, id, content);
  await recordAudit(act, {
    action: "policy.created",
    target: { kind: "policy", id },
    details: { name: policy.name, category, preset: preset.name },
  });
  if (text) await hooks.onPresetCopied(act, await getPolicy(act, id), { preset, text });
  return id;
}
