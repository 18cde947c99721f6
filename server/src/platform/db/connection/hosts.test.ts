import { describe, expect, test } from "vitest";
import { parseHosts } from "./hosts.ts";

describe("the address of a cluster", () => {
  test("names each host with its port, and everything else for all of them", () => {
    const hosts = parseHosts("postgres://u:p%40ss@one:5433,two,[::1]:5434/console?target_session_attrs=read-write");
    expect(hosts).toEqual([
      { host: "one", port: 5433, user: "u", password: "p@ss", database: "console", ssl: false },
      { host: "two", port: 5432, user: "u", password: "p@ss", database: "console", ssl: false },
      { host: "::1", port: 5434, user: "u", password: "p@ss", database: "console", ssl: false },
    ]);
  });

  test("of one host may name a socket", () => {
    expect(parseHosts("postgres://u:p@/console?host=%2Fvar%2Frun&port=5433")).toMatchObject([
      { host: "/var/run", port: 5433, database: "console" },
    ]);
  });

  test.each([
    ["postgres://u@one,two/db?target_session_attrs=standby", "target_session_attrs must be one of any, read-write"],
    ["postgres://u@one,,two/db", "one of its hosts has no name"],
    ["postgres://u@/db?host=one,two", "several hosts stand before the database's name"],
    ["postgres://u@one:port/db", "not a valid URL"],
  ])("%s is refused in words", (address, words) => {
    expect(() => parseHosts(address)).toThrow(words);
  });
});
