import { HostileText } from "../../parts/hostile-text.tsx";
import type { Result } from "./figures.ts";

/** Who said what, in order. All of it is hostile text and is shown as letters. */
export function Transcript({ question, answers }: Pick<Result, "question" | "answers">) {
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
