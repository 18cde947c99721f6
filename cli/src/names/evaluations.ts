import type { Api } from "@agent-console/sdk";
import type { Kind, Named } from "./find.ts";

/** Evaluations have no names: they are found by the start of their ID. */
export const evaluationsOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "evaluation",
  list: () => recent(client, signal),
});

async function* recent(client: Api, signal: AbortSignal): AsyncGenerator<Named> {
  let cursor: string | undefined;
  do {
    const page = await client.evaluation.list({ limit: 100, ...(cursor === undefined ? {} : { cursor }) }, { signal });
    for (const { evaluation_id: id } of page.evaluations) yield { id, name: "" };
    cursor = page.more[0]?.cursor;
  } while (cursor !== undefined);
}
