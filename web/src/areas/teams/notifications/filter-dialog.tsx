import type { NotificationEndpoint } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { bodyOf, type Filter, FilterFields } from "./filter-fields.tsx";

interface DialogProps {
  readonly endpoint: NotificationEndpoint;
  readonly fresh: () => Promise<void>;
  readonly onClose: () => void;
}

/** Changes what an endpoint gets. */
export function FilterDialog({ endpoint, fresh, onClose }: DialogProps) {
  const { api } = useSession();
  const { id, name, events, agent_ids, least_severity: severity } = endpoint;
  const [filter, setFilter] = useState<Filter>({
    events: events.length === 0 ? null : events,
    agentId: agent_ids[0] ?? null,
    severity,
  });
  const save = useMutation({
    mutationFn: () => {
      // More agents than one can be chosen with the API. They stay until another is picked here.
      const { agent_ids: picked, ...rest } = bodyOf(filter);
      const isSame = picked[0] === agent_ids[0];
      return api.teams.updateNotificationEndpoint({
        endpoint_id: id,
        body: { ...rest, ...(isSame ? {} : { agent_ids: picked }) },
      });
    },
    onSuccess: async () => {
      await fresh();
      onClose();
    },
  });
  return (
    <Dialog title={`What ${visible(name)} gets`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <FilterFields filter={filter} set={setFilter} />
        {agent_ids.length > 1 && (
          <p className="hint">It gets events of {agent_ids.length} agents, chosen with the API.</p>
        )}
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={save.isPending || filter.events?.length === 0}>
            Save filter
          </button>
        </div>
        <Refused error={save.error} />
      </form>
    </Dialog>
  );
}
