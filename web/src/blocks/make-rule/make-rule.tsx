import { lazy, Suspense, useState } from "react";
import { useMay } from "../../session/use-session.ts";
import type { RuleSource } from "./rule-source.ts";

/** The word lists that draft patterns come with the dialog, and no page needs them before. */
const RuleDialog = lazy(async () => ({ default: (await import("./rule-dialog.tsx")).RuleDialog }));

interface MakeRuleProps extends RuleSource {
  readonly disabled?: boolean;
  readonly className?: string;
}

/** Opens the dialog that turns a text into a guard rule. */
export function MakeRule({ disabled = false, className = "btn", ...source }: MakeRuleProps) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay("MEMBER");
  if (!mayWrite) return null;
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => setOpen(true)}>
        Make a rule
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <RuleDialog source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
