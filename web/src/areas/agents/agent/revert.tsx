import { ApiError } from "@agent-console/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { useSession } from "../../../session/use-session.ts";
import type { Read } from "./use-agent.ts";

interface RevertProps {
  readonly read: Read;
  readonly revision: number;
  readonly onClose: () => void;
}

export function Revert({ read: { agent, etag }, revision, onClose }: RevertProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const run = async (): Promise<void> => {
    try {
      await api.agents.revert({ id: agent.id, body: { revision }, ...(etag ? { ifMatch: etag } : {}) });
    } finally {
      // After a refusal, too: somebody else's change is then what is shown.
      await queries.invalidateQueries({ queryKey: ["agent", agent.id] });
      await queries.resetQueries({ queryKey: ["agents"] });
    }
  };
  return (
    <Confirm title={`Return to revision ${revision}`} act="Return to it" run={run} onClose={onClose}>
      <p>
        The fields become what they were after revision {revision}, as a new revision. Keys and the trust stage stay as
        they are. Runs that are under way go on with what they began with.
      </p>
    </Confirm>
  );
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
