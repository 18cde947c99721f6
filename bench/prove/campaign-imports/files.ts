import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";

/** A result file of another tool, written to its form. */
export interface ResultFile {
  readonly name: string;
  readonly tool: string;
  readonly build: (bytes: number) => { readonly bytes: Buffer; readonly tests: number; readonly broken: number };
}

function words(random: () => number, count: number): string {
  return Array.from({ length: count }, () => `word${Math.floor(random() * 5_000)}`).join(" ");
}

/** Entries until they have this many bytes. */
function entriesOf(bytes: number, entry: (random: () => number, at: number) => readonly object[]): string[] {
  const random = seededNumbers(1, "result file");
  const texts: string[] = [];
  for (let size = 0, at = 0; size < bytes; at++) {
    for (const one of entry(random, at)) {
      const text = JSON.stringify(one);
      texts.push(text);
      size += text.length + 1;
    }
  }
  return texts;
}

function attempt(random: () => number): object[] {
  const turn = (role: string, count: number) => ({
    role,
    content: { text: words(random, count), lang: "en", notes: {} },
  });
  const prompt = { turns: [turn("user", 80)], notes: {} };
  const answers = Array.from({ length: 5 }, () => turn("assistant", 60));
  const scores = answers.map(() => (random() < 0.1 ? 1 : 0));
  return [
    {
      ...{
        entry_type: "attempt",
        status: 2,
        probe_classname: "dan.Dan_11_0",
        prompt,
        goal: "override the rules",
        notes: {},
      },
      ...{ outputs: answers.map(({ content }) => content), detector_results: { "dan.DAN": scores } },
      conversations: answers.map((answer) => ({ turns: [...prompt.turns, answer] })),
    },
  ];
}

const result = (random: () => number): object[] => [
  {
    ...{
      success: random() < 0.7,
      failureReason: 1,
      vars: { prompt: words(random, 100) },
      response: { output: words(random, 200) },
    },
    ...{
      gradingResult: { score: 0, reason: words(random, 20) },
      metadata: { pluginId: "pii:direct", strategyId: "base64" },
    },
  },
];

const pieces = (random: () => number, at: number): object[] =>
  ["user", "assistant"].map((role, sequence) => ({
    ...{
      role,
      conversation_id: String(at),
      sequence,
      original_value: words(random, 120),
      converted_value: words(random, 120),
    },
    scores: role === "user" ? [] : [{ score_value: random() < 0.2 ? "True" : "False", score_type: "true_false" }],
  }));

/** One line in this many is damaged. */
const BROKEN_EVERY = 500;

export const resultFiles: readonly ResultFile[] = [
  {
    ...{ name: "garak report.jsonl", tool: "garak" },
    build: (bytes) => {
      const lines = entriesOf(bytes, attempt);
      const damaged = lines.map((line, at) => (at % BROKEN_EVERY === 7 ? line.slice(0, -9) : line));
      const broken = lines.filter((_, at) => at % BROKEN_EVERY === 7).length;
      return { bytes: Buffer.from(`${damaged.join("\n")}\n`), tests: lines.length - broken, broken };
    },
  },
  {
    ...{ name: "promptfoo output.json", tool: "promptfoo" },
    build: (bytes) => {
      const results = entriesOf(bytes, result);
      const text = `{\n"evalId": "e",\n"results": {"version": 3, "results": [\n${results.join(",\n")}\n]}}\n`;
      return { bytes: Buffer.from(text), tests: results.length, broken: 0 };
    },
  },
  {
    ...{ name: "PyRIT conversations.json", tool: "pyrit" },
    build: (bytes) => {
      const all = entriesOf(bytes, pieces);
      return { bytes: Buffer.from(`[\n${all.join(",\n")}\n]\n`), tests: all.length / 2, broken: 0 };
    },
  },
];
