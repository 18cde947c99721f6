import { expect, test } from "vitest";
import { endpointOf } from "./address.ts";

test.each([
  ["a base", "https://agent.example/v1", "https://agent.example/v1/chat/completions"],
  ["a base with a slash", "https://agent.example/v1/", "https://agent.example/v1/chat/completions"],
  ["a host alone", "https://agent.example", "https://agent.example/chat/completions"],
  ["the endpoint", "https://agent.example/v1/chat/completions", "https://agent.example/v1/chat/completions"],
  ["the endpoint with a slash", "https://agent.example/chat/completions/", "https://agent.example/chat/completions"],
  ["a query", "https://agent.example/d?api-version=1", "https://agent.example/d/chat/completions?api-version=1"],
  ["a fragment", "https://agent.example/v1#x", "https://agent.example/v1/chat/completions"],
  [
    "a word that only ends alike",
    "https://agent.example/my-chat/completions",
    "https://agent.example/my-chat/completions/chat/completions",
  ],
  ["no address", "nonsense", "nonsense"],
])("%s", (_name, given, expected) => {
  expect(endpointOf(given)).toBe(expected);
});
