import { type ReactNode, useEffect, useRef, useState } from "react";
import { clockOf, exactLengthOf, momentOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { guardIn, sortOf, sortWords } from "./span-facts.ts";
import type { Attributes, Span } from "./spans.ts";
import { guardWords } from "./words.ts";

interface SpanViewProps {
  readonly span: Span;
  /** When the trace began. */
  readonly fromNs: bigint;
  readonly close: ReactNode;
}

/** Everything that is known of one span. */
export function SpanView({ span, fromNs, close }: SpanViewProps) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another span was opened
  useEffect(() => {
    // Beside the timeline it stays in view by itself; above it, on a narrow page, it may be far away.
    if (matchMedia("(max-width: 1100px)").matches) place.current?.scrollIntoView({ block: "nearest" });
  }, [span.id]);
  const sort = sortOf(span);
  return (
    <section ref={place} className="sec span-view" aria-label="Selected span">
      <header>
        <h2 className="wrap">
          <ShownText text={span.name.slice(0, 300) || "no name"} />
        </h2>
        <span className="note">{close}</span>
      </header>
      {sort === "guard" && (
        <p>
          <b>{guardWords(guardIn(span))}</b>
        </p>
      )}
      {span.status === "error" && (
        <p className="t-fail">
          <b>Error</b>
          {span.statusMessage && (
            <>
              : <ShownText text={span.statusMessage.slice(0, 500)} />
            </>
          )}
        </p>
      )}
      <dl className="facts-list">
        <Fact name="Sort">
          {sortWords[sort]}
          {span.kind && span.kind !== "unspecified" && `, ${span.kind}`}
        </Fact>
        <Fact name="Service">
          <ShownText text={span.service.slice(0, 200) || "not named"} />
        </Fact>
        <Fact name="Duration">{exactLengthOf(span.endNs - span.startNs)}</Fact>
        <Fact name="Into the trace">{exactLengthOf(span.startNs - fromNs)}</Fact>
        <Fact name="Start">{momentOf(span.startNs)}</Fact>
        <Fact name="End">{momentOf(span.endNs)}</Fact>
      </dl>
      <AttributeList title="Attributes" attributes={span.attributes} />
      {span.events.length > 0 && <Events span={span} />}
      {span.links.length > 0 && (
        <>
          <h3>Links</h3>
          <ul className="bullets">
            {span.links.map(({ traceId, spanId }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: links may be alike, and keep their order
              <li key={at} className="mono">
                {/^[0-9a-f]{32}$/.test(traceId) ? (
                  <Link to={routes.trace} params={{ id: traceId }} search={{ span: spanId }}>
                    {traceId}
                  </Link>
                ) : (
                  <ShownText text={traceId} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <AttributeList title="Resource" attributes={span.resource} />
      <p className="small mut">
        Span <code>{span.id}</code>
        {span.parentId && (
          <>
            , parent <code>{span.parentId}</code>
          </>
        )}
      </p>
    </section>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const MOST = 40;

export function AttributeList({ title, attributes }: { readonly title: string; readonly attributes: Attributes }) {
  const [isWhole, setWhole] = useState(false);
  const all = [...attributes].sort(([one], [other]) => (one < other ? -1 : 1));
  if (all.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className="attributes">
        {all.slice(0, isWhole ? undefined : MOST).map(([name, value]) => (
          <div key={name}>
            <dt>
              <ShownText text={name.slice(0, 200)} />
            </dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {all.length > MOST && !isWhole && (
        <button type="button" className="link small" onClick={() => setWhole(true)}>
          Show all {count(all.length)} attributes
        </button>
      )}
    </>
  );
}

const SHORT = 80;

/** Short values stand in their line; long ones are cut until someone asks for them. */
function Value({ value }: { readonly value: unknown }) {
  const text = value !== null && typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
  if (text.length <= SHORT && !text.includes("\n"))
    return (
      <span className="mono">
        <ShownText text={text} />
      </span>
    );
  return <CutText text={text} />;
}

const MOST_EVENTS = 50;

function Events({ span }: { readonly span: Span }) {
  return (
    <>
      <h3>Events</h3>
      <ol className="plain-list">
        {span.events.slice(0, MOST_EVENTS).map(({ atNs, name, attributes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events may be alike, and keep their order
          <li key={at}>
            <p>
              <span className="mono mut">{clockOf(atNs)}</span> <ShownText text={name.slice(0, 200)} />
            </p>
            {[...attributes].slice(0, MOST).map(([key, value]) => (
              <div key={key} className="event-attribute">
                <span className="small mut">
                  <ShownText text={key.slice(0, 200)} />
                </span>{" "}
                <Value value={value} />
              </div>
            ))}
          </li>
        ))}
      </ol>
      {span.events.length > MOST_EVENTS && (
        <p className="small mut">{count(span.events.length - MOST_EVENTS)} more events not shown.</p>
      )}
    </>
  );
}
