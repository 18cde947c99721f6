import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const endpoint = {
  ...{ id, name: "On call", kind: "webhook", address: "https://hooks.example/a", events: [], agent_ids: [] },
  ...{
    least_severity: "info",
    enabled: true,
    disabled_reason: null,
    failing_since: null,
    waiting: 2,
    delivered_at: null,
  },
  ...{ previous_secret_until: null, created_at: 1, created_by: id, updated_at: null },
};
const PATH = "/v1/notifications/endpoints";
const listed = { [`GET ${PATH}`]: { results: [endpoint], mail_available: false } };
const result = { delivered: true, response_status: 204, response: null, error: null, elapsed_ms: 12 };

test("lists endpoints, and sends a test message to one by its name", async () => {
  expect((await runCli(["notifications", "list"], { answers: listed })).out).toBe(
    `${id}\tOn call\twebhook\ton\t2\thttps://hooks.example/a\n`,
  );
  const test = (answer: object) =>
    runCli(["notifications", "test", "On call"], { answers: { ...listed, [`POST ${PATH}/${id}/test`]: answer } });
  expect((await test(result)).out).toBe("Delivered in 12 ms.\n");
  const failed = await test({ ...result, delivered: false, error: "The endpoint returned the status 500." });
  expect(failed).toMatchObject({ ending: "refused", err: expect.stringContaining("status 500") });
});

test("adds an endpoint whose address is never an argument, lists its deliveries, sends one again, and removes it", async () => {
  const created = { ...endpoint, secret: "whsec_x" };
  const added = await runCli(["notifications", "add", "On call", "--kind", "webhook", "--address-from", "-"], {
    answers: { [`POST ${PATH}`]: created },
    stdin: "https://hooks.example/a?token=t\n",
  });
  expect(added.out).toContain("whsec_x");
  expect(added.sent.at(-1)).toMatchObject({ body: { address: "https://hooks.example/a?token=t", kind: "webhook" } });
  const bare = await runCli(["notifications", "add", "On call", "--kind", "pager"], {});
  expect(bare).toMatchObject({ ending: "usage", err: expect.stringContaining("webhook, slack, mail") });
  const delivery = { id, event: "finding.opened", title: "t", status: "dead", attempts: 3, error: "down" };
  const answers = {
    ...listed,
    [`GET ${PATH}/${id}/deliveries`]: { results: [delivery], next_cursor: null },
    [`POST ${PATH}/${id}/deliveries/${id}/redeliver`]: delivery,
    [`DELETE ${PATH}/${id}`]: {},
  };
  const sent = await runCli(["notifications", "deliveries", "On call"], { answers });
  expect(sent.out).toBe(`${id}\tfinding.opened\tdead\t3\tdown\tt\n`);
  expect((await runCli(["notifications", "redeliver", "On call", id], { answers })).out).toContain("sent again");
  expect((await runCli(["notifications", "remove", "On call", "--yes"], { answers })).out).toBe("Removed.\n");
});
