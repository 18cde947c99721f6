import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const policy = {
  ...{ id, team_id: id, name: "Refunds", category: "operational", status: "draft", file_name: null, conversion: null },
  ...{ created_at: 1, updated_at: 1, created_by: id },
  rule_counts: { draft: 2, approved: 3, rejected: 0, modified: 1 },
};
const listed = { "GET /v1/policies/": { results: [policy], total: 1, next_cursor: null } };

test("lists policies with how many rules wait for a decision", async () => {
  const { out } = await runCli(["policies", "list"], { answers: listed });
  expect(out).toBe(`${id}\tRefunds\toperational\tdraft\t–\t3\t3\n`);
});

test("uploads a file to a policy by its name, and ends with 1 if it can't be read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "policies-"));
  const file = join(folder, "refunds.md");
  writeFileSync(file, "The agent must not lie.");
  const conversion = { engine: null, pages: null, characters: null, warnings: [] };
  const upload = (state: string, problem: string | null) =>
    runCli(["policies", "upload", "Refunds", file], {
      answers: {
        ...listed,
        [`POST /v1/policies/${id}/upload`]: { ...policy, conversion: { ...conversion, state, problem } },
      },
    });
  expect((await upload("done", null)).ending).toBe("passed");
  const failed = await upload("failed", "The PDF is damaged.");
  expect([failed.ending, failed.out]).toEqual(["failed", expect.stringContaining("The PDF is damaged.")]);
  expect((await runCli(["policies", "upload", "Refunds", join(folder, "none")], { answers: listed })).ending).toBe(
    "usage",
  );
  rmSync(folder, { recursive: true });
});

test("refuses an unknown category before anything is sent", async () => {
  const ran = await runCli(["policies", "create", "Refunds", "--category", "law"]);
  expect([ran.ending, ran.sent]).toEqual(["usage", []]);
});
