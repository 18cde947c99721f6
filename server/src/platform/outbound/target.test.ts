import { expect, test } from "vitest";
import { readTarget } from "./target.ts";

const strict = { allowNetworks: [], loopback: false };

test("a literal address is checked as soon as it is parsed, in brackets too", () => {
  for (const host of ["10.0.0.1", "[fd00::1]", "[::ffff:10.0.0.1]", "0xa000001"]) {
    expect(() => readTarget(`http://${host}/`, strict)).toThrow("a private address");
  }
});

test("a public address or name is parsed completely", () => {
  for (const url of ["https://agent.example/a?b=c", "http://8.8.8.8:8080/", "http://[2606:4700::1111]/"]) {
    expect(readTarget(url, strict).href).toBe(url);
  }
});

test("a name that only ends like localhost is an ordinary name", () => {
  expect(readTarget("http://notlocalhost/", strict).hostname).toBe("notlocalhost");
});
