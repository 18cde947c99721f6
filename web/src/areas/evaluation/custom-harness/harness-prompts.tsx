import { useInfiniteQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type CustomHarnessPrompt, harnessPromptsQuery } from "../../../queries/harness/custom-harnesses.ts";
import { useSession } from "../../../session/use-session.ts";
import { hooksOf, variantName } from "./words.ts";

/** The prompts, each with the rule, the persona and the criterion it was made from. */
export function HarnessPrompts({ id }: { readonly id: string }) {
  const prompts = useInfiniteQuery(harnessPromptsQuery(useSession(), id));
  if (prompts.isPending) return <Waiting rows={8} />;
  if (prompts.isError) return <Failed error={prompts.error} retry={() => prompts.refetch()} />;
  const rows = prompts.data.pages.flatMap((page) => page.prompts ?? []);
  const total = prompts.data.pages[0]?.count ?? rows.length;
  return (
    <>
      <ol className="harness-prompts">
        {rows.map((prompt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prompts keep their order
          <PromptItem key={index} number={index + 1} prompt={prompt} />
        ))}
      </ol>
      {prompts.hasNextPage && (
        <p className="row after">
          <button
            type="button"
            className="btn"
            disabled={prompts.isFetchingNextPage}
            onClick={() => prompts.fetchNextPage()}
          >
            Show more
          </button>
          <span className="small mut">
            {count(rows.length)} of {count(total)} shown
          </span>
        </p>
      )}
    </>
  );
}

function PromptItem({ number, prompt }: { readonly number: number; readonly prompt: CustomHarnessPrompt }) {
  const { lineage, pass_criteria: criterion, prompt_text: text } = prompt;
  const { variant, rule, engine, unreviewed } = hooksOf(lineage.diagnostic_hooks ?? []);
  return (
    <li>
      <header>
        <span className="mut">{count(number)}</span> <b>{variantName(variant)}</b>
        {rule && (
          <span className="mid">
            rule <ShownText text={rule} />
          </span>
        )}
        <span className="mid">
          <ShownText text={lineage.persona ?? ""} />
        </span>
        {unreviewed && <span className="small mut">unreviewed rule</span>}
        {engine === "model" && <span className="small mut">reworded by a model</span>}
      </header>
      <CutText text={text} />
      <p className="small">
        <span className="mut">Passes if: </span>
        <ShownText text={criterion} />
      </p>
      {lineage.principle && (
        <p className="small mid">
          <span className="mut">Rule: </span>
          <ShownText text={lineage.principle} />
        </p>
      )}
    </li>
  );
}
