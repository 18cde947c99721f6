import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import type { Result } from "../../../queries/figures.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { costWords, millisecondsWords } from "../../../terms/performance.ts";

/** How long the agent took for this prompt, and what it used. */
export function PromptPerformance({ performance }: Pick<Result, "performance">) {
  if (!performance) return null;
  const { latency_ms: latency, requests, retries, cost, trace_id: trace } = performance;
  const facts: readonly (readonly [string, string])[] = [
    ["Latency", latency == null ? "no response" : millisecondsWords(latency)],
    ["Tokens in", tokenWords(performance.input_tokens)],
    ["Tokens out", tokenWords(performance.output_tokens)],
    ["Requests", requests == null ? "unknown" : count(requests)],
    ["Retries", retries == null ? "unknown" : count(retries)],
    ["Cost", costWords(cost)],
  ];
  return (
    <Section
      title="Performance"
      note={
        trace && (
          <Link to={routes.trace} params={{ id: trace }}>
            Open the trace
          </Link>
        )
      }
    >
      <dl className="facts-list">
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const tokenWords = (tokens: number | null | undefined): string => (tokens == null ? "not reported" : count(tokens));
