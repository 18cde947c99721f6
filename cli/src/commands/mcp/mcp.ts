import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { bridge } from "./bridge.ts";

/**
 * A bridge, not a second server: one table of tools, one set of rules and one audit log, all in the console. A command line of another
 * version can't offer other tools than the console has.
 */
export const mcp = command({
  words: ["mcp"],
  summary: "Serve the console's tools to an assistant over standard input and output",
  details: [
    "For assistants that start a program: add `agent-console mcp` as an MCP server. It uses the profile that you signed in with.",
    "Only tools that read are offered, unless `--allow write` is given and the API key may write over MCP.",
  ],
  access: "read",
  scope: "read",
  arguments: [],
  options: {
    allow: value("read|write", "what tools may do (default: read)"),
    tools: value("NAMES", "only tools whose names begin so, separated by commas, such as finding,evaluation"),
  },
  async run({ options, terminal, address, connection, signal }) {
    const { allow = "read", tools } = options;
    if (allow !== "read" && allow !== "write") throw new Ended("usage", `--allow takes read or write, not "${allow}".`);
    const url = new URL(`${address}/mcp`);
    if (allow === "read") url.searchParams.set("access", "read");
    if (tools !== undefined) url.searchParams.set("tools", tools);
    const { key } = connection;
    await bridge({
      signal,
      lines: terminal.input.lines(),
      write: (line) => void terminal.out.write(`${line}\n`),
      send: (body, init) =>
        fetch(url, {
          ...init,
          method: "POST",
          redirect: "error",
          body,
          headers: {
            ...init.headers,
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
            ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          },
        }),
    });
    return "passed";
  },
});
