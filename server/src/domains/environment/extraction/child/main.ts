/**
 * The program that finds the rules in a long text. It is started for one text, with no rights but to read its own code, and ended
 * by the console when it takes too long or too much memory (policy-reader.ts).
 */
import type { Block } from "@agent-console/analysis/policies/block.ts";
import { eachRule } from "@agent-console/analysis/policies/reading/read-rules.ts";
import type { TextLine } from "../policy-reader.ts";
import { distinctCandidates } from "./distinct-candidates.ts";

async function readText(): Promise<{ content: string; blocks: Block[] }> {
  const input = await Array.fromAsync(process.stdin.setEncoding("utf8") as AsyncIterable<string>);
  const lines = input.join("").split("\n").filter(Boolean);
  const said = lines.map((line) => JSON.parse(line) as TextLine);
  return {
    content: said.map((line) => ("text" in line ? line.text : "")).join(""),
    blocks: said.flatMap((line) => ("blocks" in line ? line.blocks : [])),
  };
}

const { content, blocks } = await readText();
for (const candidate of distinctCandidates(content, eachRule(content, blocks)))
  process.stdout.write(`${JSON.stringify(candidate)}\n`);
process.stdout.end("null\n");
