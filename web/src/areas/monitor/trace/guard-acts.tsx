import { Glyph } from "../../../charts/score/verdict.tsx";
import { lengthOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { channelWords } from "../../../terms/guards.ts";
import { guardIn, sortOf } from "./span-facts.ts";
import type { Span } from "./spans.ts";
import { guardWords } from "./words.ts";

const MOST = 20;

interface GuardActsProps {
  readonly spans: readonly Span[];
  readonly onOpen: (id: string) => void;
}

/** What guards did in this trace, in its order. */
export function GuardActs({ spans, onOpen }: GuardActsProps) {
  const guards = spans.filter((span) => sortOf(span) === "guard").sort((a, b) => (a.startNs < b.startNs ? -1 : 1));
  if (guards.length === 0) return null;
  return (
    <Section title="What guards did" note={guards.length > MOST && `The first ${MOST} of ${count(guards.length)}`}>
      <ol className="lines">
        {guards.slice(0, MOST).map((span) => {
          const facts = guardIn(span);
          const { channel, rule, score, outcome, isEnforced } = facts;
          return (
            <li key={span.id}>
              <p>
                <Glyph verdict={outcome === "undecided" ? "inconclusive" : isEnforced ? "failed" : null} silent />{" "}
                <b>{guardWords(facts)}</b>: <ShownText text={facts.guard.slice(0, 100)} />
                {channel && ` on ${channelOf(channel)}`}
                <span className="mid">
                  {rule && (
                    <>
                      , rule <ShownText text={rule.slice(0, 100)} />
                    </>
                  )}
                  {score !== null && `, score ${score.toFixed(2)}`}, in {lengthOf(span.endNs - span.startNs)}
                </span>
              </p>
              <button type="button" className="btn small" onClick={() => onOpen(span.id)}>
                Show the span
              </button>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const channelOf = (channel: string): string =>
  channel in channelWords ? channelWords[channel as keyof typeof channelWords].toLowerCase() : channel.slice(0, 50);
