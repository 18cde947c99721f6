import type { ConnectionCheck } from "@agent-console/sdk";
import { Glyph } from "../../../charts/score/verdict.tsx";

const words = { ok: "Works", failed: "Failed", warning: "Warning", skipped: "Not checked" } as const;

export function CheckGlyph({ outcome }: Pick<ConnectionCheck, "outcome">) {
  if (outcome === "warning") {
    return (
      <svg className="glyph ink" viewBox="0 0 16 16" role="img" aria-label={words[outcome]}>
        <path className="hollow" d="M8 1.5l6.8 12.5H1.2zM8 6v4M8 11.8v.4" />
      </svg>
    );
  }
  const verdict = outcome === "ok" ? "passed" : outcome === "failed" ? "failed" : null;
  return (
    <span role="img" aria-label={words[outcome]}>
      <Glyph verdict={verdict} silent />
    </span>
  );
}
