import type { World } from "../world.ts";

export interface ToldEvent {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  readonly data: any;
}

/** An endpoint that asks for every event, where nothing listens; and what waits at it, the oldest first. */
export async function listenTo(world: World): Promise<() => Promise<ToldEvent[]>> {
  const body = { name: "listener", kind: "webhook", address: "http://127.0.0.1:9/", events: [] };
  const { id } = (await world.call("POST", "/v1/notifications/endpoints", { body })).body;
  return async () => {
    const { rows } = await world.behind.query(
      "select payload from notification_deliveries where endpoint_id = $1 order by position",
      [id],
    );
    return rows.map(({ payload }) => payload);
  };
}
