import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";

const CHOICE = /\{([^{}]*\|[^{}]*)\}/g;

/** Different texts that a line with `{a|b}` stands for, at most so many. The same seed gives the same texts. */
export function expandLines(
  lines: string,
  most: number,
  seed: number,
): { readonly text: string; readonly line: number }[] {
  const random = seededNumbers(seed, "written");
  return lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line, at) => {
      const found = new Set<string>();
      for (let turn = 0; turn < most * 3 && found.size < most; turn++)
        found.add(
          line.replaceAll(CHOICE, (_, inside: string) => {
            const parts = inside.split("|");
            return parts[Math.floor(random() * parts.length)] ?? "";
          }),
        );
      return [...found].map((text) => ({ text, line: at }));
    });
}
