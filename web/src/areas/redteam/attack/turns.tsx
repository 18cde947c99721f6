import { Glyph } from "../../../charts/score/verdict.tsx";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
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
  const { transcript, verdict, error, refusal } = attempt;
  const effects = withoutEchoes(attempt.effects);
  const brokenAt = brokenLine(attempt);
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
              <Said line={line} evidence={verdict?.evidence ?? null} />
              <Calls line={line} />
            </div>
            <div className="attack-beside">
              {at === brokenAt && <BrokenHere reason={verdict?.reason ?? null} />}
              <Effects effects={effects.filter(({ answer }) => answer !== null && answer === line.answer)} />
            </div>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <div className="attack-late">
          <Effects effects={rest} />
        </div>
      )}
      {verdict?.reason && brokenAt < 0 && (
        <p className="small mid">
          <ShownText text={verdict.reason} />
        </p>
      )}
      {refusal && <p className="small mut">How the agent said no: {refusalWords[refusal] ?? refusal}.</p>}
    </>
  );
}

/** A change of the played office says the same as the call that made it. */
const withoutEchoes = (effects: readonly Effect[]): readonly Effect[] =>
  effects.filter(
    ({ kind, answer, name, is_cause: isCause }) =>
      kind !== "tool_call" ||
      isCause ||
      !effects.some((other) => other.kind === "state" && other.answer === answer && other.name === name),
  );

/** Where words broke the goal, and no effect: the answer that holds the evidence, or the last one. */
function brokenLine({ transcript, effects, outcome, verdict }: OpenAttempt): number {
  if (outcome !== "broke" || effects.some(({ is_cause: isCause }) => isCause)) return -1;
  const evidence = verdict?.evidence;
  const holds = ({ answer, text, calls }: Line): boolean =>
    answer !== null &&
    evidence !== undefined &&
    `${text} ${calls.map((call) => call.arguments).join(" ")}`.includes(evidence);
  const found = transcript.findIndex(holds);
  return found >= 0 ? found : transcript.findLastIndex(({ answer }) => answer !== null);
}

function BrokenHere({ reason }: { readonly reason: string | null }) {
  return (
    <div className="broke-here">
      <b className="row t-fail">
        <Glyph verdict="failed" silent /> Goal broken here
      </b>
      {reason && (
        <span className="small">
          <ShownText text={reason} />
        </span>
      )}
    </div>
  );
}

function Said({ line, evidence }: { readonly line: Line; readonly evidence: string | null }) {
  if (line.answer === null) return <CutText text={line.text} />;
  if (line.text === "" && line.calls.length > 0) return null;
  return <HostileText text={line.text} evidence={evidence} />;
}

function Calls({ line: { calls } }: { readonly line: Line }) {
  return calls.map(({ name, arguments: given }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: calls never change their order
    <CutText key={at} text={`Tool call: ${name}(${given})`} />
  ));
}

function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  if (effects.length === 0) return null;
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
          {kind !== "tool_call" && kind !== "state" && <CutText text={text} />}
        </li>
      ))}
    </ul>
  );
}
