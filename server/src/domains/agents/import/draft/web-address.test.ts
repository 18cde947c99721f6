import { AGENT_CARD_PATH } from "@a2a-js/sdk";
import { expect, test } from "vitest";
import { cardAddresses } from "./web-address.ts";

test("a host is searched under the newer name, then the older", () => {
  const addresses = ["https://a.example/.well-known/agent-card.json", "https://a.example/.well-known/agent.json"];
  for (const url of ["https://a.example", "https://a.example/", "https://a.example/.well-known/"]) {
    expect(cardAddresses(url)).toEqual(addresses);
  }
  expect(addresses[0]).toContain(AGENT_CARD_PATH);
});

test("below the agent's own path first, since one host may serve many agents", () => {
  expect(cardAddresses("https://a.example:8443/agents/one/?x=1#top")).toEqual([
    "https://a.example:8443/agents/one/.well-known/agent-card.json",
    "https://a.example:8443/.well-known/agent-card.json",
    "https://a.example:8443/agents/one/.well-known/agent.json",
    "https://a.example:8443/.well-known/agent.json",
  ]);
});

test("an address that names a file is the only one", () => {
  expect(cardAddresses("https://a.example/cards/one.json?v=2")).toEqual(["https://a.example/cards/one.json?v=2"]);
});

test("credentials in the address are not taken along", () => {
  expect(cardAddresses("https://u:p@a.example/x.json")).toEqual(["https://a.example/x.json"]);
});

test.each([["a.example"], ["ftp://a.example"], ["file:///etc/passwd.json"], [""]])("%s has none", (url) => {
  expect(cardAddresses(url)).toEqual([]);
});
