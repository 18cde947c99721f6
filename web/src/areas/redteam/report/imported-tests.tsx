import { useInfiniteQuery } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { isBroken } from "../../../queries/redteam/goals.ts";
import { importedTestsQuery } from "../../../queries/redteam/imported.ts";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { useSession } from "../../../session/use-session.ts";
import { resultWords } from "../../../terms/redteam.ts";
import { MorePages } from "../pieces/more-pages.tsx";

const theirWords = {
  hit: "hit",
  held: "held",
  error: "error",
  undetermined: "not judged",
} as const;

/** Every test of another tool's file: its verdict, and beside it ours where it was asked again. */
export function ImportedTests({ campaign }: { readonly campaign: Campaign }) {
  const { campaign_id: id, tool } = campaign;
  const pages = useInfiniteQuery(importedTestsQuery(useSession(), id));
  const tests = pages.data?.pages.flat();
  return (
    <Section title={`Tests of ${tool}`} note={`Verdicts are those of ${tool}`}>
      {pages.isPending && <Waiting rows={8} />}
      {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
      <ul className="imported-tests">
        {tests?.map((test) => (
          <li key={test.place}>
            <p className="row">
              <b className="wrap">
                <ShownText text={test.probe} />
              </b>
              <span className={test.theirs === "hit" ? "t-fail" : "mut"}>
                {tool}: {theirWords[test.theirs]}
              </span>
              {test.ours !== null && (
                <span className={isBroken({ result: test.ours }) ? "t-fail" : "mut"}>
                  console: {resultWords[test.ours]?.title.toLowerCase() ?? test.ours}
                  {test.again && `, ${test.again}`}
                  {test.reason && (
                    <>
                      . <ShownText text={test.reason} />
                    </>
                  )}
                </span>
              )}
            </p>
            <CutText text={test.prompt} />
            <CutText text={test.answer} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} />
    </Section>
  );
}
