import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const row = (verdict: string, more: number | null = null) => ({
  ...{ dimension: "age", value: "85", measure: "served", reference: 0.9, here: 0.6, difference: -0.3 },
  ...{ low: -0.4, high: -0.2, p_holm: 0.001, verdict, further_requests: more, requests: 200 },
});
const report = (status: string, ...rows: object[]) => ({
  ...{ evaluation_id: id, status, words: "Different: age.", note: "A change of wording.", requests: 200, margin: 0.1 },
  ...{ rows, checks: [], faults: [], lengths: [], drift: { before: 1, after: 1, difference: 0, p: 1 } },
});
const shown = (document: object) =>
  runCli(["fairness", id], { answers: { [`GET /v1/evaluation-results/${id}/fairness`]: document } });

test("a fairness report is printed by value, and ends by what it shows", async () => {
  const { ending, out } = await shown(report("valid", row("alike"), row("different")));
  expect(ending).toBe("failed");
  expect(out.split("\n")).toEqual([
    "Different: age.",
    "age\t85\tserved\t-30.0\t-40.0 to -20.0\talike\t–",
    "age\t85\tserved\t-30.0\t-40.0 to -20.0\tdifferent\t–",
    "A change of wording.",
    "",
  ]);
  expect((await shown(report("valid", row("alike")))).ending).toBe("passed");
  expect((await shown(report("valid", row("alike"), row("open", 90)))).ending).toBe("inconclusive");
});

test("a method that is not valid, and a run without a fairness test, pass nothing", async () => {
  expect((await shown(report("not_valid", row("alike")))).ending).toBe("inconclusive");
  expect((await shown(report("valid"))).ending).toBe("inconclusive");
  expect((await shown(report("not_tested"))).ending).toBe("refused");
});

test("a harness is created with the people to compare", async () => {
  const harness = { id, name: "Fair", status: "active", prompt_count: 40, creation_error: null };
  const answers = {
    "GET /v1/agent-configurations/": { results: [{ id, agent_name: "order-bot" }], next_cursor: null },
    "GET /v1/demographics/": { results: [{ id, name: "age" }], count: 1, next_cursor: null },
    "POST /v1/custom-harnesses/": harness,
    [`GET /v1/custom-harnesses/${id}`]: { harness, workflow: null, rules: [] },
  };
  const words = ["harnesses", "create", "Fair", "--agent", "order-bot"];
  const asked = [
    "--fairness",
    "age",
    "--fairness-requests",
    "100",
    "--fairness-margin",
    "5",
    "--fairness-from",
    "twins",
  ];
  const made = await runCli([...words, ...asked], { answers });
  expect(made.ending).toBe("passed");
  expect(made.sent.find(({ method }) => method === "POST")?.body).toMatchObject({
    fairness: { dimension_ids: [id], requests: 100, margin: 0.05, source: "twins" },
  });
  for (const wrong of [
    ["--fairness-requests", "100"],
    ["--fairness", "age", "--fairness-from", "news"],
    ["--fairness", "age", "--fairness-margin", "a lot"],
  ])
    expect((await runCli([...words, ...wrong], { answers })).ending).toBe("usage");
});
