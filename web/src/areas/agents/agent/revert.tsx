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
      // After a refusal, too: someone else's change is then what is shown.
      await queries.invalidateQueries({ queryKey: ["agent", agent.id] });
      await queries.resetQueries({ queryKey: ["agents"] });
    }
  };
  return (
    <Confirm title={`Revert to revision ${revision}`} act="Revert" run={run} onClose={onClose}>
      <p>
        This creates a new revision with the field values from revision {revision}. API keys and the trust stage don't
        change. Runs in progress keep the configuration they started with.
      </p>
    </Confirm>
  );
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
