import { Glyph } from "../../../charts/score/verdict.tsx";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Effect, Line, OpenAttempt } from "../../../queries/redteam/attempts.ts";
import { effectWords, refusalWords } from "../../../terms/redteam.ts";

const whoWords: Readonly<Record<string, string>> = {
  console: "Console",
  user: "User",
  agent: "Agent",
  tool: "Tool",
  outsider: "Outsider",
};

/** What was said in order, with the effects beside the turn that caused them. All of it may be hostile, so it is plain text. */
export function Turns({ attempt }: { readonly attempt: OpenAttempt }) {
  const { transcript, effects, verdict, error, refusal } = attempt;
  const shown = new Set(transcript.map(({ answer }) => answer));
  const rest = effects.filter(({ answer }) => answer === null || !shown.has(answer));
  return (
    <>
      {error && (
        <p className="notice" role="note">
          <ShownText text={error} />
        </p>
      )}
      <ol className="attack-turns">
        {transcript.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes its order
          <li key={at} className={line.who === "agent" ? "attack-turn by-agent" : "attack-turn"}>
            <div className="attack-who">
              <b>{whoWords[line.who] ?? line.who}</b>
              <small className="mut">
                <ShownText text={line.what} />
              </small>
            </div>
            <div className="attack-said">
              <CutText text={line.text === "" && line.calls?.length ? "(calls a tool)" : line.text} />
              <Calls line={line} />
            </div>
            <Effects effects={effects.filter(({ answer }) => answer !== null && answer === line.answer)} />
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <div className="attack-late">
          <Effects effects={rest} />
        </div>
      )}
      {verdict?.reason && (
        <p className="small mid">
          <ShownText text={verdict.reason} />
        </p>
      )}
      {refusal && <p className="small mut">How the agent said no: {refusalWords[refusal] ?? refusal}.</p>}
    </>
  );
}

function Calls({ line: { calls = [] } }: { readonly line: Line }) {
  return calls.map(({ name, arguments: given }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: calls never change their order
    <CutText key={at} text={`Tool call: ${name}(${given})`} />
  ));
}

function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  return (
    <ul className="attack-effects" aria-label="Effects">
      {effects.map(({ kind, name, text, is_cause: isCause }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects never change their order
        <li key={at} className={isCause ? "broke-here" : undefined}>
          {isCause && (
            <b className="row t-fail">
              <Glyph verdict="failed" silent /> Goal broken here
            </b>
          )}
          <span className="small">
            <b>{effectWords[kind] ?? kind}</b> <ShownText text={name} />
          </span>
          <CutText text={text} />
        </li>
      ))}
    </ul>
  );
}
