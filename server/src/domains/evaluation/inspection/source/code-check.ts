import type { CheckIdentity, SourceCheck } from "../check/check.ts";
import { countOf, failed, resisted, skip } from "../check/finding.ts";
import type { CodeFile, SourceCode } from "../check/source-code.ts";
import { shownCode } from "./arguments.ts";

/** Tokens from and to, both shown. */
export interface Hit {
  readonly at: number;
  readonly to: number;
}

type CodeCheck = CheckIdentity & {
  /** The finding, to follow "3 places". */
  readonly fault: string;
  readonly find: (file: CodeFile) => readonly Hit[];
};

/** A check that goes through every file of code. Comments are never read, texts only where the check asks for them. */
export function codeCheck({ fault, find, ...identity }: CodeCheck): SourceCheck {
  return {
    ...identity,
    look: (source) => {
      if (source.code.length === 0) return skip(NO_CODE);
      const hits = source.code.flatMap((file) => find(file).map((hit) => ({ file, hit })));
      if (hits.length === 0) return resisted(`None in ${extent(source)}.`);
      const evidence = hits.map(({ file: { path, tokens }, hit }) => ({
        where: path,
        line: tokens[hit.at]?.line ?? 1,
        text: shownCode(tokens, hit.at, hit.to),
      }));
      return failed(`${countOf(hits.length, "place")} ${fault}, in ${extent(source)}.`, evidence);
    },
  };
}

export const NO_CODE = "The source has no Python, TypeScript or JavaScript.";

/** Names the files that were read and that others were not: a pass covers only those that were read. */
function extent({ code, files }: SourceCode): string {
  const unread = files.size - code.length;
  return `${countOf(code.length, "file")} of code${unread > 0 ? ` (${countOf(unread, "other file")} not read for this)` : ""}`;
}
