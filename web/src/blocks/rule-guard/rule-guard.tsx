import { reasonWithoutGuard } from "@agent-console/analysis/guards/rules/no-guard.ts";
import type { CheckKind } from "@agent-console/analysis/policies/check.ts";
import { lazy, Suspense, useState } from "react";
import { useMay } from "../../session/use-session.ts";
import type { GuardedRule } from "./guarded-rule.ts";

const GuardDialog = lazy(async () => ({ default: (await import("./guard-dialog.tsx")).GuardDialog }));

/** Offers a guard where one can keep the rule. Where none can, it says why and offers nothing. */
export function RuleGuard({ rule }: { readonly rule: GuardedRule }) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay("MEMBER");
  const reason = reasonWithoutGuard({ ...rule, kind: rule.check as CheckKind });
  if (reason !== null)
    return (
      <details className="small mut">
        <summary>No guard can keep it</summary>
        {reason}
      </details>
    );
  if (!mayWrite) return null;
  return (
    <>
      <button type="button" className="btn small" onClick={() => setOpen(true)}>
        Make a guard…
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GuardDialog rule={rule} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
