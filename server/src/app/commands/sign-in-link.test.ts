import { expect, test } from "vitest";
import { run } from "../../../test/app/run-command.ts";
import { openSpareDatabase, openSpareFolder } from "../../../test/spare-database.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const TEAM = "00000000-0000-4000-8000-000000000002";

test("while there is no owner, each link creates the first one and replaces the previous link", async () => {
  const { environment, query } = await openSpareDatabase("migrated");
  const first = await run("sign-in-link", [], { ...environment, HOST: "::1", PORT: "9000" });
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toMatch(/^http:\/\/\[::1\]:9000\/welcome#token=agcl_\S+\n$/);
  const again = await run("sign-in-link", [], { ...environment, PUBLIC_URL: "https://console.example/" });
  expect(again.out).toMatch(/^https:\/\/console\.example\/welcome#token=agcl_\S+\n$/);
  expect(await query("select count(*)::int as links from sign_in_links where user_id is null")).toEqual([{ links: 1 }]);
});

test("once there is an owner, a link needs the user's address and is recorded in the audit log", async () => {
  const { environment, query } = await openSpareDatabase("migrated");
  await query("insert into teams (id, name, created_by, created_at, updated_at) values ($1, 't', $2, 1, 1)", [
    TEAM,
    OWNER,
  ]);
  await query(
    "insert into users (id, email, default_team_id, created_at, updated_at) values ($1, 'Owner@example.org', $2, 1, 1)",
    [OWNER, TEAM],
  );
  await query(
    "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $1, 'OWNER', 1, 1)",
    [OWNER, TEAM],
  );
  expect(await run("sign-in-link", [], environment)).toEqual({
    code: 1,
    out: "",
    err: "An owner already exists. Specify the user with --email.\n",
  });
  expect(await run("sign-in-link", ["--email", "nobody@example.org"], environment)).toEqual({
    code: 1,
    out: "",
    err: "No user with the email nobody@example.org can sign in.\n",
  });
  expect(await query("select from audit_log")).toEqual([]);

  const link = await run("sign-in-link", ["--email", "owner@example.org"], environment);
  expect(link).toMatchObject({ code: 0, err: "" });
  expect(link.out).toMatch(/^http:\/\/127\.0\.0\.1:8080\/welcome#link=agcl_\S+\n$/);
  expect(await query("select action, actor_kind, target_id from audit_log")).toEqual([
    { action: "sign_in_link.issued", actor_kind: "system", target_id: OWNER },
  ]);
});

test("if no console has been started yet, nothing is created and the operator is told to start one", async () => {
  const { environment } = await openSpareDatabase("blank");
  const blank = await run("sign-in-link", [], environment);
  expect(blank).toMatchObject({ code: 1, out: "" });
  expect(blank.err).toMatch(/^The database has no tables yet\. Start this release/);
  const folder = `${await openSpareFolder()}/none`;
  expect((await run("sign-in-link", [], { CONSOLE_DATA_DIR: folder })).err).toContain(`No console found in ${folder}`);
});
