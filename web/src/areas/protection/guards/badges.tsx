import type { ConfiguredGuard } from "@agent-console/analysis/guards/config/config.ts";
import { day } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GuardOverride } from "../../../queries/guards.ts";
import type { Body } from "../draft/body.ts";

interface BadgesProps {
  readonly block: Body;
  readonly guard: ConfiguredGuard | undefined;
  /** Of the live version. */
  readonly override: GuardOverride | undefined;
}

/** What a reviewer should not overlook about a guard. */
export function Badges({ block, guard, override }: BadgesProps) {
  const failsOpen = (guard?.onError ?? block["on-error"]) === "fail_open";
  if (!failsOpen && !override) return null;
  return (
    <div className="guard-badges small">
      {failsOpen && <mark>Fails open: if it can't judge, the text passes.</mark>}
      {override && (
        <mark>
          Enforces without evidence, to be reviewed on {day(override.review_at)}: <ShownText text={override.reason} />
        </mark>
      )}
    </div>
  );
}
