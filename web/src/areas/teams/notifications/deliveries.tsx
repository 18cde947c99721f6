import type { NotificationDelivery, NotificationEndpoint } from "@agent-console/sdk";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { at, count, since } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { deliveryWords } from "./words.ts";

/** What was sent to one endpoint, newest first. */
export function Deliveries({ endpoint }: { readonly endpoint: NotificationEndpoint }) {
  const { api } = useSession();
  const pages = useInfiniteQuery({
    queryKey: ["notifications", endpoint.id, "deliveries"],
    queryFn: ({ pageParam }) => api.teams.listNotificationDeliveries({ endpoint_id: endpoint.id, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  const rows = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Section title={`Deliveries to ${visible(endpoint.name)}`} note="Kept for 30 days">
      {pages.isPending && <Waiting rows={3} />}
      {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
      {pages.data && rows.length === 0 && (
        <Empty title="Nothing sent yet">Send a test message to check the endpoint.</Empty>
      )}
      {rows.length > 0 && (
        <Scroll label="Deliveries">
          <table className="list endpoint-table">
            <thead>
              <tr>
                <th scope="col">Message</th>
                <th scope="col">Created</th>
                <th scope="col">Status</th>
                <th scope="col" className="num">
                  Attempts
                </th>
                <th scope="col">Last response</th>
                <th scope="col">
                  <span className="sr">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} endpoint={endpoint} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {pages.hasNextPage && (
        <p className="after">
          <button
            type="button"
            className="btn"
            disabled={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            Load older deliveries
          </button>
        </p>
      )}
    </Section>
  );
}

interface RowProps {
  readonly delivery: NotificationDelivery;
  readonly endpoint: NotificationEndpoint;
}

function DeliveryRow({ delivery, endpoint }: RowProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => api.teams.redeliverNotification({ endpoint_id: endpoint.id, delivery_id: delivery.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["notifications"] }),
  });
  const { title, event, status, attempts, created_at, next_attempt_at, response_status, response, error } = delivery;
  return (
    <tr>
      <td>
        <ShownText text={title} />
        <small className="mut mono">{event}</small>
      </td>
      <td>
        <time title={at(created_at)}>{since(created_at)}</time>
      </td>
      <td>
        {deliveryWords[status]}
        {next_attempt_at !== null && attempts > 0 && <small className="mut">next attempt {at(next_attempt_at)}</small>}
      </td>
      <td className="num">{count(attempts)}</td>
      <td className="endpoint-answer">
        {error !== null ? <ShownText text={error} /> : response_status !== null && `Status ${response_status}`}
        {response !== null && (
          <small className="mut mono">
            <ShownText text={response.slice(0, 200)} />
          </small>
        )}
        <Refused error={again.error} />
      </td>
      <td className="end">
        <button
          type="button"
          className="btn small"
          disabled={again.isPending || !endpoint.enabled}
          aria-label={`Send again: ${visible(title)}`}
          onClick={() => again.mutate()}
        >
          Send again
        </button>
      </td>
    </tr>
  );
}
