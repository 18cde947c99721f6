import type { AskRemote } from "@agent-console/analysis/guards/run/run.ts";
import type { Principal } from "../../../kernel/principal.ts";

/** How a team's remote guards are asked, or null if this console can't ask any. */
export type RemoteGuards = (who: Principal) => AskRemote | null;
