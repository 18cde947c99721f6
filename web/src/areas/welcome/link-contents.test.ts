import { expect, test } from "vitest";
import { readLink } from "./link-contents.ts";

const ORIGIN = "https://console.example";
const destinationOf = (to: string): string => readLink(`#to=${encodeURIComponent(to)}`, ORIGIN).destination;

test("a link carries one secret and the page to open afterwards", () => {
  expect(readLink("#token=agcl_1", ORIGIN)).toEqual({
    token: "agcl_1",
    link: null,
    invitation: null,
    destination: "/",
  });
  expect(readLink("#invitation=agci_2", ORIGIN).invitation).toBe("agci_2");
  expect(readLink("#link=agcl_3&to=%2Fagents", ORIGIN)).toMatchObject({ link: "agcl_3", destination: "/agents" });
  expect(readLink("", ORIGIN)).toEqual({ token: null, link: null, invitation: null, destination: "/" });
});

test("the page to open is always one of this console", () => {
  expect(destinationOf("/agents?search=desk")).toBe("/agents?search=desk");
  for (const elsewhere of ["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example/"])
    expect(destinationOf(elsewhere)).toBe("/");
  expect(destinationOf("javascript:alert(1)")).toBe("/");
});
