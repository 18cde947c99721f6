import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import type { ProposedPrompt } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Difference } from "../../../charts/difference/difference.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { proposalDiffQuery } from "../../../queries/evolution.ts";
import { useSession } from "../../../session/use-session.ts";

const views = { difference: "Changes marked", before: "Before", after: "After" } as const;
type View = keyof typeof views;

/** The prompt as the agent would get it, since a list of single edits does not show how it reads as a whole. */
export function WholePrompt({ proposalId }: { readonly proposalId: string }) {
  const found = useQuery(proposalDiffQuery(useSession(), proposalId));
  const [view, setView] = useState<View>("difference");
  if (found.isPending) return <Waiting rows={4} />;
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  const { prompt } = found.data;
  if (!prompt) return null;
  return (
    <Section title="System prompt" note={lengthWords(prompt)}>
      <fieldset className="segments">
        <legend className="sr">Show the system prompt</legend>
        {Object.entries(views).map(([name, words]) => (
          <label key={name}>
            <input type="radio" name="prompt view" checked={view === name} onChange={() => setView(name as View)} />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <Prompt prompt={prompt} view={view} />
    </Section>
  );
}

function Prompt({ prompt: { before, after }, view }: { readonly prompt: ProposedPrompt; readonly view: View }) {
  const pieces = useMemo(() => wordDifference(before, after), [before, after]);
  if (view === "difference") return <Difference pieces={pieces} />;
  const text = view === "before" ? before : after;
  return text === "" ? <p className="mid">There is no system prompt.</p> : <HostileText text={text} />;
}

export function lengthWords({
  tokens_before,
  tokens_after,
  model,
  extra_cost_per_1000_requests: cost,
}: ProposedPrompt) {
  const length = `about ${count(tokens_before)} tokens before, ${count(tokens_after)} after`;
  if (tokens_before === tokens_after) return length;
  if (cost === null) return `${length}; no price set${model ? ` for ${model}` : ""}`;
  const less = cost < 0 ? "less" : "more";
  return `${length}; about ${Math.abs(cost).toPrecision(2)} ${less} per 1,000 requests at your price for ${model}`;
}
