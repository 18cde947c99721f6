import { expect, test } from "vitest";
import { roles } from "../../../kernel/permissions.ts";
import { mayGrant, mayManage } from "./ranks.ts";

test("everyone can grant their own role and those below, and nothing above", () => {
  const granted = roles.map((own) => roles.filter((role) => mayGrant(own, role)));
  expect(granted).toEqual([
    ["OWNER", "ADMIN", "MEMBER", "VIEWER"],
    ["ADMIN", "MEMBER", "VIEWER"],
    ["MEMBER", "VIEWER"],
    ["VIEWER"],
  ]);
});

test("owners manage everyone, admins everyone but owners, and others no one", () => {
  const managed = roles.map((own) => roles.filter((role) => mayManage(own, role)));
  expect(managed).toEqual([["OWNER", "ADMIN", "MEMBER", "VIEWER"], ["ADMIN", "MEMBER", "VIEWER"], [], []]);
});
