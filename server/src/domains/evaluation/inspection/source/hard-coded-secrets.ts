import { REMOVED_MARK, scanForSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import type { SourceCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import { countOf, type Evidence, failed, resisted, skip } from "../check/finding.ts";
import { lineCounter } from "../configuration/lines.ts";

/** What an import has replaced was a secret in the source that was brought. */
function removedIn(path: string, text: string): Evidence[] {
  const lineOf = lineCounter(text);
  const found: Evidence[] = [];
  for (let at = text.indexOf(REMOVED_MARK); at !== -1; at = text.indexOf(REMOVED_MARK, at + 1)) {
    const kind =
      text
        .slice(at + REMOVED_MARK.length, at + REMOVED_MARK.length + 60)
        .split("]", 1)[0]
        ?.trim() ?? "";
    found.push({ where: path, line: lineOf(at), text: `${kind}: replaced when it was imported` });
  }
  return found;
}

export const hardCodedSecrets: SourceCheck = {
  ...checkDescription("source-hard-coded-secrets"),
  severity: "critical",
  harness: "security",
  subdimension: "confidentiality",
  tags: {
    owasp_llm_2025: ["LLM02"],
    owasp_agentic_2026: ["ASI03"],
    mitre_atlas: ["AML.T0055", "AML.T0083"],
    eu_ai_act: ["Article 15"],
  },
  look: ({ files }) => {
    if (files.size === 0) return skip("No source was supplied.");
    const seen = scanForSecrets(files).map(({ file, line, kind, sample }) => ({
      where: file,
      line,
      text: `${kind}: ${sample}`,
    }));
    const found = [...seen, ...[...files].flatMap(([path, text]) => removedIn(path, text))];
    if (found.length === 0) return resisted(`None in ${countOf(files.size, "file")}.`);
    return failed(`${countOf(found.length, "secret")} in ${countOf(files.size, "file")}.`, found);
  },
};
