import type { NotificationEndpoint } from "@agent-console/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Once } from "../../../parts/text/once.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { Deliveries } from "./deliveries.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { EndpointTable } from "./endpoint-table.tsx";
import { FilterDialog } from "./filter-dialog.tsx";

const EVERY_MS = 15_000;

/** Where the team hears of what changed. */
export function NotificationsPage() {
  const { api } = useSession();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const [toFilter, setToFilter] = useState<NotificationEndpoint | null>(null);
  const [toDelete, setToDelete] = useState<NotificationEndpoint | null>(null);
  const endpoints = useQuery({
    queryKey: ["notifications"],
    queryFn: () => api.teams.listNotificationEndpoints(),
    refetchInterval: EVERY_MS,
  });
  const fresh = () => queries.invalidateQueries({ queryKey: ["notifications"] });
  const { results = [], mail_available: hasMail = false } = endpoints.data ?? {};
  const shown = results.find(({ id }) => id === shownId);
  return (
    <>
      <Section
        title="Notification endpoints"
        note="Messages contain names, figures and a link, never what agents or users wrote"
      >
        {endpoints.isPending && <Waiting rows={3} />}
        {endpoints.isError && <Failed error={endpoints.error} retry={() => endpoints.refetch()} />}
        {endpoints.data && (
          <EndpointForm
            hasMail={hasMail}
            onCreated={(created) => {
              setSecret(created.secret);
              void fresh();
            }}
          />
        )}
        {endpoints.data && !hasMail && (
          <p className="hint">Email is not available: the operator has not configured a mail server (SMTP_URL).</p>
        )}
        {secret && (
          <Once
            label="Signing secret of the webhook. Copy it now: it is shown only once."
            secret={secret}
            onDone={() => setSecret(null)}
          />
        )}
        {endpoints.data && results.length === 0 && (
          <Empty title="No endpoints yet">
            Create one to hear of changed verdicts, new findings and alarms in your chat, by email or in your own
            program.
          </Empty>
        )}
        {results.length > 0 && (
          <EndpointTable
            endpoints={results}
            shownId={shownId}
            onShow={setShownId}
            onFilter={setToFilter}
            onDelete={setToDelete}
            onSecret={setSecret}
            fresh={fresh}
          />
        )}
      </Section>
      {shown && <Deliveries key={shown.id} endpoint={shown} />}
      {toFilter && <FilterDialog endpoint={toFilter} fresh={fresh} onClose={() => setToFilter(null)} />}
      {toDelete && (
        <Confirm
          title={`Delete ${visible(toDelete.name)}`}
          act="Delete endpoint"
          run={() => api.teams.deleteNotificationEndpoint({ endpoint_id: toDelete.id }).then(fresh)}
          onClose={() => setToDelete(null)}
        >
          <p>Messages that wait for this endpoint are not sent, and its deliveries are deleted. You can't undo this.</p>
        </Confirm>
      )}
    </>
  );
}
