import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useSession } from "../../app/use-session.ts";
import { HostileText } from "../../parts/hostile-text.tsx";
import { PageHead, Section } from "../../parts/section.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { Failed, NotFound, Waiting } from "../../parts/states.tsx";
import { DetectorCard } from "./detector-card.tsx";
import type { Result } from "./figures.ts";
import { promptQuery } from "./use-prompt.ts";

/** One prompt: what was said, who says what of it, and how far to believe that. */
export function PromptPage() {
  const { id, seq } = useParams({ strict: false }) as { id: string; seq: string };
  const found = useQuery(promptQuery(useSession(), id, Number(seq)));
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  const result = found.data;
  if (!result) return <NotFound />;
  return (
    <>
      <PageHead
        title={result.title}
        acts={
          <Link className="btn" to="/evaluations/$id" params={{ id }}>
            Back to the report
          </Link>
        }
      >
        <SeverityMark severity={result.severity} /> {result.harness}, {result.scenario}, prompt {result.seq + 1}
      </PageHead>
      <div className="grid">
        <Section className="c8" title="Transcript" note="shown as plain text">
          <Transcript result={result} />
        </Section>
        <div className="c4">
          <Section title="Why it counts as it does">
            <p className="strong capital">{result.outcome ?? "not asked yet"}</p>
            <p>{result.reason}</p>
            {result.evidence && (
              <p className="evidence">
                <mark>{result.evidence}</mark>
              </p>
            )}
          </Section>
          {result.detector && <DetectorCard name={result.detector} />}
        </div>
      </div>
    </>
  );
}

function Transcript({ result: { question, answers } }: { readonly result: Result }) {
  return (
    <ol className="transcript">
      {question.planted && <Turn who="Planted before the system prompt" text={question.planted} />}
      {question.before.map(({ role, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes its order
        <Turn key={`before ${at}`} who={role} text={text ?? "(calls a tool)"} />
      ))}
      {question.turns.flatMap((turn, at) => {
        const answer = answers[at];
        const calls = (answer?.toolCalls ?? []).map(({ name, arguments: args }) => `${name}(${args})`);
        const said = answer ? [answer.text ?? answer.detail ?? "", ...calls].filter(Boolean).join("\n") : "No answer.";
        return [
          <Turn key={`asked ${turn}`} who="Asked" text={turn} />,
          <Turn
            key={`answered ${turn}`}
            who={answer?.outcome === "failed" ? "No answer" : "Agent"}
            text={said}
            isAgent
          />,
        ];
      })}
    </ol>
  );
}

function Turn({
  who,
  text,
  isAgent = false,
}: {
  readonly who: string;
  readonly text: string;
  readonly isAgent?: boolean;
}) {
  return (
    <li className={isAgent ? "agent" : ""}>
      <h3 className="tiny mut capital">{who}</h3>
      <HostileText text={text} />
    </li>
  );
}
