import type { NotificationEndpoint } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { since } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { eventsWords, kindWords, severityWords, stateWords } from "./words.ts";

interface TableProps {
  readonly endpoints: readonly NotificationEndpoint[];
  /** Whose deliveries are shown. */
  readonly shownId: string | null;
  readonly onShow: (id: string | null) => void;
  readonly onFilter: (endpoint: NotificationEndpoint) => void;
  readonly onDelete: (endpoint: NotificationEndpoint) => void;
  readonly onSecret: (secret: string | null) => void;
  readonly fresh: () => Promise<void>;
}

export function EndpointTable({ endpoints, ...actions }: TableProps) {
  return (
    <Scroll label="Endpoints">
      <table className="list endpoint-table">
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">Gets</th>
            <th scope="col">State</th>
            <th scope="col">Last delivered</th>
            <th scope="col">
              <span className="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} {...actions} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

type RowProps = Omit<TableProps, "endpoints"> & { readonly endpoint: NotificationEndpoint };

function EndpointRow({ endpoint, shownId, onShow, onFilter, onDelete, onSecret, fresh }: RowProps) {
  const { id, name, kind, address, events, agent_ids, least_severity, enabled, delivered_at } = endpoint;
  const { api } = useSession();
  const test = useMutation({
    mutationFn: () => api.teams.testNotificationEndpoint({ endpoint_id: id }),
    onSettled: fresh,
  });
  const change = useMutation({
    mutationFn: (body: { enabled?: boolean; rotate_secret?: boolean }) =>
      api.teams.updateNotificationEndpoint({ endpoint_id: id, body }),
    onSuccess: ({ secret }) => {
      if (secret) onSecret(secret);
      return fresh();
    },
  });
  return (
    <tr>
      <td>
        <ShownText text={name} />
        <small className="mut mono endpoint-address">
          <ShownText text={address} />
        </small>
      </td>
      <td className="endpoint-gets">
        {eventsWords(events)}
        <small className="mut">
          {kindWords[kind]}
          {least_severity !== "info" && `, ${severityWords[least_severity].toLowerCase()}`}
          {agent_ids.length > 0 && `, ${agent_ids.length === 1 ? "one agent" : `${agent_ids.length} agents`}`}
        </small>
      </td>
      <td>
        {stateWords(endpoint)}
        <small className="mut" role="status">
          {test.isPending && "Sending a test message…"}
          {test.data && testWords(test.data)}
        </small>
        <Refused error={test.error ?? change.error} />
      </td>
      <td className="mid">{delivered_at === null ? "Never" : since(delivered_at)}</td>
      <td className="end">
        <span className="row-actions">
          <button type="button" className="btn small" disabled={test.isPending} onClick={() => test.mutate()}>
            Send test
          </button>
          <button
            type="button"
            className="btn small"
            aria-expanded={shownId === id}
            onClick={() => onShow(shownId === id ? null : id)}
          >
            Deliveries
          </button>
          <button type="button" className="btn small" onClick={() => onFilter(endpoint)}>
            Filter…
          </button>
          {kind === "webhook" && (
            <button type="button" className="btn small" onClick={() => change.mutate({ rotate_secret: true })}>
              Rotate secret
            </button>
          )}
          <button type="button" className="btn small" onClick={() => change.mutate({ enabled: !enabled })}>
            {enabled ? "Switch off" : "Switch on"}
          </button>
          <button type="button" className="btn small" onClick={() => onDelete(endpoint)}>
            Delete…
          </button>
        </span>
      </td>
    </tr>
  );
}

interface TestResult {
  readonly delivered: boolean;
  readonly response_status: number | null;
  readonly error: string | null;
  readonly elapsed_ms: number;
}

const testWords = ({ delivered, response_status, error, elapsed_ms }: TestResult): string =>
  delivered
    ? `Test message delivered in ${elapsed_ms} ms${response_status === null ? "" : ` (status ${response_status})`}.`
    : `Test message not delivered. ${error ?? ""}`;
