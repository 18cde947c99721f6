import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const alarm = {
  ...{ id, agent_id: id, agent_name: "bot", kind: "silence", severity: "critical", title: "bot\u001b[31m is silent" },
  ...{
    what_happened: "",
    what_to_do: "",
    facts: {},
    raised_at: 1_760_000_000,
    cleared_at: null,
    cleared_because: null,
  },
  ...{ acknowledged_at: null, acknowledged_by: null, note: null },
};
const page = { results: [alarm], open: 1, unacknowledged: 1, next_cursor: null };
const answers = { "GET /v1/alarms": page, [`POST /v1/alarms/${id}/acknowledge`]: { ...alarm, acknowledged_at: 1 } };

test("lists open alarms, and acknowledges one by the start of its ID, with a note", async () => {
  expect((await runCli(["alarms", "list"], { answers })).out).toBe(
    `${id}\t2025-10-09 08:53\topen\tcritical\tbot␛[31m is silent\n`,
  );
  const seen = await runCli(["alarms", "acknowledge", "0b0e9a", "--note", "On it"], { answers });
  expect(seen.out).toBe("Acknowledged. The alarm stays open.\n");
  expect(seen.sent.at(-1)).toMatchObject({ path: `/v1/alarms/${id}/acknowledge`, body: { note: "On it" } });
  const rehearsed = await runCli(["alarms", "acknowledge", id, "--dry-run"], { answers });
  expect(rehearsed.ending).toBe("rehearsed");
});
