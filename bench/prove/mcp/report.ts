import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { McpProof } from "./prove.ts";

export function mcpReport({ clients, conformance, afterRestart, mistakes }: McpProof, since: Date): string {
  const passed = conformance?.filter((scenario) => scenario.passed).length ?? 0;
  return `# The MCP server and the MCP project's own clients

A real console; both generations of the official client, each over HTTP and with \`agent-console mcp\` as a program. Each lists tools,
calls one, is refused, is told of an agent that does not exist, and waits for a run with progress. Then the console is restarted, and all
four call again. The official conformance suite asks what needs nothing but the protocol.

- Result: **${clients.length} clients, ${afterRestart} went on after a restart, ${mistakeCount(mistakes)}**
- Conformance: ${conformance === null ? "not run: the suite could not be installed" : `${passed} of ${conformance.length} scenarios passed (${conformance.map(({ name }) => name).join(", ")})`}
- Command: \`npm run prove -- mcp\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| Client | Tools | Progress notifications |
|---|---|---|
${clients.map(({ name, tools, progress }) => `| ${name} | ${tools} | ${progress} |`).join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
