import type { Act } from "../../../platform/act.ts";
import type { PolicyHooks, RuleCounts } from "./hooks.ts";
import type { PolicyPreset } from "./presets/preset.ts";
import type { PolicyRow } from "./store.ts";
import type { PolicyView } from "./stores/view-store.ts";

export const etagOf = ({ revision }: Pick<PolicyRow, "revision">): string => `"${revision}"`;

const NO_RULES: RuleCounts = { draft: 0, approved: 0, rejected: 0, modified: 0 };

export const mediaTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  html: "text/html",
  markdown: "text/markdown",
  text: "text/plain",
};

export async function presentPolicies(hooks: PolicyHooks, act: Act, views: readonly PolicyView[]) {
  const counts = await hooks.ruleCounts(
    act,
    views.map(({ id }) => id),
  );
  return views.map((view) => ({ ...presentRow(view), rule_counts: counts.get(view.id) ?? NO_RULES }));
}

function presentRow(view: PolicyView) {
  const { id, team_id, name, description, category, status, source_text, preset, tags, text_version } = view;
  const path = `policies/${id}`;
  return {
    ...{ id, team_id, name, description, category, status, source_text },
    file_path: view.file_name === null ? null : `${path}/file`,
    file_name: view.file_name,
    file_type: view.file_kind === null ? null : (mediaTypes[view.file_kind] ?? null),
    file_size_bytes: view.file_bytes,
    converted_file_path: view.file_state === "done" ? `${path}/converted` : null,
    is_preset: false,
    preset_source: preset,
    tags,
    ...{ created_at: view.created_at, updated_at: view.updated_at, created_by: view.created_by },
    conversion: presentConversion(view),
    text_version,
  };
}

function presentConversion(view: PolicyView) {
  if (view.file_state === null) return null;
  return {
    state: view.file_state,
    engine: view.file_engine,
    pages: view.file_pages,
    characters: view.file_characters,
    warnings: view.file_warnings ?? [],
    problem: view.file_problem,
  };
}

/** A preset has no author and was there from the beginning. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export function presentPreset({ who }: Act, preset: PolicyPreset) {
  const { id, name, description, category, text, tags } = preset;
  return {
    ...{ id, team_id: who.teamId, name, description, category, status: "draft", source_text: text },
    ...{ file_path: null, file_name: null, file_type: null, file_size_bytes: null, converted_file_path: null },
    ...{ is_preset: true, preset_source: name, tags, created_at: 0, updated_at: 0, created_by: NOBODY },
    conversion: null,
  };
}
