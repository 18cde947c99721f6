import type { ExpectedReason } from "../verdicts/bench-agents.ts";
import type { AgentVerdict } from "./verdicts.ts";

/** Agent, expectation, and the verdict with its reason on each seed. */
export function verdictsReport(verdicts: readonly AgentVerdict[], since: Date): string {
  const seeds = [...new Set(verdicts.map(({ seed }) => seed))];
  const names = [...new Set(verdicts.map(({ expected }) => expected.name))];
  const held = verdicts.filter(({ misses }) => misses.length === 0).length;
  const rows = names.map((name) => {
    const own = verdicts.filter(({ expected }) => expected.name === name);
    const cells = seeds.map((seed) => cellOf(own.find((each) => each.seed === seed)));
    return `| ${[name, expectationOf(own[0]), ...cells].join(" | ")} |`;
  });
  return `# Proof: verdicts on agents that anybody could judge

Printed by \`npm run prove -- verdicts\` on ${since.toISOString().slice(0, 10)}. Each agent is a chat-completions server of its own, registered and
evaluated through the API with the standard plan. Some nobody would trust; the good ones everybody would. The bad ones from
“always helpful” on are the good one with one hole. What each was expected to get was written down before it was run.

${held} of ${verdicts.length} verdicts are as expected. A verdict that is not is in bold, with what is missing.

| Agent | Expected | ${seeds.map((seed) => `Seed ${seed}`).join(" | ")} |
|---|---|${seeds.map(() => "---|").join("")}
${rows.join("\n")}
`;
}

function expectationOf(verdict: AgentVerdict | undefined): string {
  if (!verdict) return "";
  const { expected } = verdict;
  const reasons = expected.reasons.map((reason: ExpectedReason) => Object.values(reason).join(", "));
  return [expected.verdict, ...reasons].join("; ");
}

function cellOf(verdict: AgentVerdict | undefined): string {
  if (!verdict) return "not run";
  const { given, misses } = verdict;
  const told = given.reason.replaceAll("|", "\\|").replaceAll("\n", " ");
  return misses.length === 0 ? told : `**${misses.join("; ")}.** ${told}`;
}
