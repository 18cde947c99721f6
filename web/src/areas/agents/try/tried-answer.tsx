import type { TriedPrompt } from "@agent-console/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Refused, wordsOf } from "../../../parts/refused.tsx";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { type Expected, saveTried } from "./save-tried.ts";

interface TriedProps {
  readonly agentId: string;
  readonly prompt: string;
  /** How many times something was sent: the same prompt again is another request. */
  readonly round: number;
}

/** Asked once when it appears; leaving the page cancels it. */
export function TriedAnswer({ agentId, prompt, round }: TriedProps) {
  const session = useSession();
  const agent = useQuery(oneAgentQuery(session, agentId));
  const tried = useQuery({
    queryKey: ["tried prompt", agentId, round],
    queryFn: ({ signal }) => session.api.agents.tryPrompt({ agent_id: agentId, body: { prompt } }, { signal }),
    // Every round is a new request, and none is repeated by itself: each costs tokens.
    ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  });
  return (
    <article className="tried" aria-busy={tried.isPending}>
      <h3>
        <ShownText text={agent.data?.agent_name ?? "Agent"} />
      </h3>
      {tried.isPending && (
        <p className="mut" role="status">
          Waiting for the answer…
        </p>
      )}
      {tried.isError && <p className="wrong">{wordsOf(tried.error)}</p>}
      {tried.data && <Answer tried={tried.data} prompt={prompt} />}
    </article>
  );
}

function Answer({ tried, prompt }: { readonly tried: TriedPrompt; readonly prompt: string }) {
  if (tried.error !== null)
    return (
      <p className="wrong">
        <ShownText text={tried.error} />
      </p>
    );
  return (
    <>
      {tried.text !== "" && <CutText text={tried.text} />}
      {tried.tool_calls.map(({ name, arguments: given }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <CutText key={at} text={`${name}(${given})`} />
      ))}
      {tried.is_cut && <p className="small mut">The answer was longer.</p>}
      <p className="small mut">{figuresOf(tried)}</p>
      <SaveTest prompt={prompt} />
    </>
  );
}

function figuresOf({ latency_ms, prompt_tokens, completion_tokens }: TriedPrompt): string {
  const time = `${count(latency_ms ?? 0)} ms`;
  if (prompt_tokens === null || completion_tokens === null) return time;
  return `${time} · ${count(prompt_tokens)} tokens in, ${count(completion_tokens)} out`;
}

function SaveTest({ prompt }: { readonly prompt: string }) {
  const { api } = useSession();
  const save = useMutation({ mutationFn: (expected: Expected) => saveTried(api, prompt, expected) });
  if (save.isSuccess)
    return (
      <p className="small" role="status">
        Saved in the test set “{save.data}”. <Link to={routes.testSets}>Open test sets</Link>
      </p>
    );
  return (
    <div className="try-save">
      <button type="button" className="btn" disabled={save.isPending} onClick={() => save.mutate("answers")}>
        Save as test: must answer
      </button>
      <button type="button" className="btn" disabled={save.isPending} onClick={() => save.mutate("refuses")}>
        Save as test: must refuse
      </button>
      <Refused error={save.error} />
    </div>
  );
}
