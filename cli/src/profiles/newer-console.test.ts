import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noteVersion } from "./newer-console.ts";

const said = (version: string, isTTY: boolean, cache = mkdtempSync(join(tmpdir(), "newer-"))): string => {
  const pieces: string[] = [];
  const screen = { isTTY, write: (piece: string | Uint8Array) => void pieces.push(String(piece)) };
  const input = { read: async () => "", readLine: async () => "", lines: async function* () {} };
  const terminal = {
    out: screen,
    err: screen,
    input,
    environment: { XDG_CACHE_HOME: cache },
    signal: new AbortController().signal,
  };
  const response = new Response("", { headers: { "x-agent-console-version": version } });
  noteVersion(response, terminal, new URL("https://console.example"));
  return pieces.join("");
};

test("a newer console is mentioned once a day, on a terminal only", () => {
  const cache = mkdtempSync(join(tmpdir(), "newer-"));
  expect(said("99.0.0", true, cache)).toContain("https://console.example/cli/agent-console.mjs");
  expect(said("99.0.0", true, cache)).toBe("");
  expect(said("99.0.0", false)).toBe("");
  expect(said("0.1.7", true)).toBe("");
  expect(said("0.0.9", true)).toBe("");
});
