import { expect, test } from "vitest";
import { roles } from "../../../kernel/permissions.ts";
import { mayGrant, mayManage } from "./ranks.ts";

test("everybody can grant their own role and those below, and nothing above", () => {
  const granted = roles.map((own) => roles.filter((role) => mayGrant(own, role)));
  expect(granted).toEqual([
    ["OWNER", "ADMIN", "MEMBER", "VIEWER"],
    ["ADMIN", "MEMBER", "VIEWER"],
    ["MEMBER", "VIEWER"],
    ["VIEWER"],
  ]);
});

test("owners manage everybody, admins everybody but owners, and others nobody", () => {
  const managed = roles.map((own) => roles.filter((role) => mayManage(own, role)));
  expect(managed).toEqual([["OWNER", "ADMIN", "MEMBER", "VIEWER"], ["ADMIN", "MEMBER", "VIEWER"], [], []]);
});
