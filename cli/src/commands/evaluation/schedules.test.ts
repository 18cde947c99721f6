import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const run = { at: 1, cause: "time", result: "started", reason: null, note: null, run_id: id, status: "completed" };
const schedule = {
  ...{ id, name: "Nightly", agent_id: id, agent_name: "Order desk", kind: "evaluation", settings: {}, enabled: true },
  ...{ cron: "0 6 * * *", timezone: "UTC", words: "Every day at 06:00, UTC time", next_at: 1_763_359_200 },
  ...{ last_run: { ...run, outcome: "passed", requests: 5 } },
};
const listed = { "GET /v1/schedules": { results: [schedule] } };
const ONE = `/v1/schedules/${id}`;

test("lists, previews, creates, runs, pauses, resumes and removes schedules", async () => {
  expect((await runCli(["schedules", "list"], { answers: listed })).out).toBe(
    `${id}\tNightly\tOrder desk\ton\t2025-11-17T06:00:00Z\tpassed\tEvery day at 06:00, UTC time\n`,
  );
  const preview = { ...{ words: "Every day", next: [{ at: 1, local: "Mon 17 Nov 2025, 06:00" }], warnings: [] } };
  const answers = {
    ...listed,
    "POST /v1/schedules": schedule,
    "POST /v1/schedules/preview": { ...preview, requests_per_run: 5, requests_per_month: 150, cost_per_month: null },
    [`POST ${ONE}/run`]: schedule,
    [`PATCH ${ONE}`]: schedule,
    [`DELETE ${ONE}`]: {},
  };
  const create = ["schedules", "create", "Nightly", "--agent", id, "--cron", "0 6 * * *", "--harness", "security"];
  const created = await runCli([...create, "--budget", "500"], { answers });
  expect(created.sent.at(-1)).toMatchObject({
    body: { kind: "evaluation", settings: { harness_names: ["security"] }, cron: "0 6 * * *", budget: 500 },
  });
  expect((await runCli([...create, "--preview"], { answers })).out).toContain("Mon 17 Nov 2025, 06:00");
  expect(await runCli([...create, "--budget", "lots"], { answers })).toMatchObject({ ending: "usage" });
  expect((await runCli(["schedules", "run", "Nightly"], { answers })).out).toBe(`Started ${id}\n`);
  const paused = await runCli(["schedules", "pause", "Nightly"], { answers });
  expect([paused.out, paused.sent.at(-1)?.body]).toEqual(["Off.\n", { enabled: false }]);
  expect((await runCli(["schedules", "resume", "Nightly"], { answers })).out).toBe("On. Next: 2025-11-17T06:00:00Z.\n");
  expect((await runCli(["schedules", "remove", "Nightly", "--yes"], { answers })).out).toBe("Removed.\n");
});
