import type { Rules, Violation } from "./rules.ts";

/**
 * Names that say nothing about the content. The entry file of a package that others import by name is the exception.
 */
export function nameFaults(files: readonly string[], rules: Rules): Violation[] {
  return files.flatMap((file) => {
    if (!/\.tsx?$/.test(file) || file === "sdk/src/index.ts" || file === "analysis/src/index.ts") return [];
    const names = file.replace(/\.tsx?$/, "").split("/");
    return names
      .filter((name) => rules.bannedNames.includes(name))
      .map((name) => ({ rule: "names" as const, where: [file], text: `${file}: nothing is named ${name}` }));
  });
}
