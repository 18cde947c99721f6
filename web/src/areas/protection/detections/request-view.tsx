import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { MakeRule } from "../../../blocks/make-rule/make-rule.tsx";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { at, count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { eventQuery, type GuardEvent, type GuardEventDetail } from "../../../queries/traffic.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { channelWords } from "../../../terms/guards.ts";
import { endingOf, finderOf, glyphOf, legWords, outcomeOf } from "./words.ts";

interface RequestProps {
  readonly agentId: string;
  readonly eventId: string;
  readonly close: ReactNode;
}

/** One request: what was judged in it, and everything that guards found. */
export function RequestView({ agentId, eventId, close }: RequestProps) {
  const place = useRef<HTMLElement>(null);
  const found = useQuery(eventQuery(useSession(), eventId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another detection was opened
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [eventId]);
  return (
    <section ref={place} className="sec detected-request" aria-label="Request" tabIndex={-1}>
      <header>
        <h2>Request</h2>
        <span className="note">{close}</span>
      </header>
      {found.isPending && <Waiting rows={6} />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.data && <Detail agentId={agentId} detail={found.data} />}
    </section>
  );
}

function Detail({ agentId, detail }: { readonly agentId: string; readonly detail: GuardEventDetail }) {
  const { event, events, request } = detail;
  return (
    <>
      {event.is_sample && <p className="notice">Sample traffic: made up, to show what detections look like.</p>}
      <dl className="facts-list">
        <Fact name="When">{at(event.created_at)}</Fact>
        <Fact name="Ended">
          {endingOf(event)}, status {event.status}
        </Fact>
        <Fact name="Leg">
          {legWords[event.leg]}, {event.protocol}
        </Fact>
        {request?.model && (
          <Fact name="Model">
            <ShownText text={request.model} />
          </Fact>
        )}
        {request && (
          <Fact name="Time">
            {count(Math.round(request.total_ms))} ms in all, {request.own_ms} ms of it in the gateway
          </Fact>
        )}
        {request && request.unscanned > 0 && <Fact name="Not readable">{count(request.unscanned)} parts</Fact>}
      </dl>
      {request && (
        <p>
          Judged:{" "}
          {request.judged
            .map(
              ({ channel, texts, characters }) =>
                `${wordsOf(channel)} (${texts === 1 ? "1 text" : `${count(texts)} texts`}, ${count(characters)} characters)`,
            )
            .join(", ") || "nothing"}
          .
        </p>
      )}
      <h3>Found in this request</h3>
      <ol className="lines">
        {events.map((one) => (
          <Finding key={one.id} agentId={agentId} event={one} isOpen={one.id === event.id} />
        ))}
      </ol>
      <p className="small mut">
        Request <code>{event.request_id}</code>
        {event.trace_id && (
          <>
            , trace{" "}
            <Link to={routes.trace} params={{ id: event.trace_id }}>
              <code>{event.trace_id}</code>
            </Link>
          </>
        )}
      </p>
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const wordsOf = (channel: string): string =>
  channel in channelWords ? channelWords[channel as keyof typeof channelWords].toLowerCase() : channel;

interface FindingProps {
  readonly agentId: string;
  readonly event: GuardEvent;
  readonly isOpen: boolean;
}

function Finding({ agentId, event, isOpen }: FindingProps) {
  const mayLabel = useMay("MEMBER");
  const [text, setText] = useState<string | null>(null);
  const { start, end, score, texts, version, kind } = event;
  return (
    <li>
      <div className="finding-line">
        <p>
          <Glyph verdict={glyphOf(event)} silent /> {isOpen ? <b>{outcomeOf(event)}</b> : outcomeOf(event)}:{" "}
          <ShownText text={finderOf(event)} /> on {channelWords[event.channel].toLowerCase()}
        </p>
        <p className="small mid">
          {event.method && (
            <>
              <ShownText text={event.method} />,{" "}
            </>
          )}
          rule <ShownText text={event.rule || "none"} />
          {score !== null && `, score ${score.toFixed(2)}`}
          {start !== null && end !== null && `, characters ${count(start)} to ${count(end)}`}
          {texts > 1 && `, in ${count(texts)} texts`}. {kind === "flow" ? "Policy version" : "Guard version"} {version},
          judged {event.elapsed_us < 100 ? "in under 0.1 ms" : `in ${(event.elapsed_us / 1000).toFixed(1)} ms`}.
        </p>
        <HitText event={event} onOpen={setText} />
        <p className="row small">
          {event.hit_id !== null && mayLabel && (
            <Link to={routes.agentShadowReview} params={{ id: agentId }}>
              Label hits in Shadow review
            </Link>
          )}
          {mayLabel && kind === "guard" && (
            <MakeRule
              key={text}
              className="btn small"
              {...{ agentId, text, channel: event.channel, name: `Like ${finderOf(event)}`.slice(0, 60) }}
              provenance={{ kind: "detection", id: event.id }}
            />
          )}
        </p>
      </div>
    </li>
  );
}

interface HitTextProps {
  readonly event: GuardEvent;
  readonly onOpen: (text: string | null) => void;
}

/** The text, if it was kept. Opening it is audited, so it takes a click. */
function HitText({ event: { hit_id: id }, onOpen }: HitTextProps) {
  const { api } = useSession();
  const isAdmin = useMay("ADMIN");
  const open = useMutation({
    mutationFn: (entry: string) => api.protection.openRecordedTraffic({ entry_id: entry }),
    onSuccess: ({ texts }) => onOpen(texts[0]?.text ?? null),
  });
  if (id === null || !isAdmin) return null;
  const [opened] = open.data?.texts ?? [];
  if (opened) {
    const marks = opened.start === null || opened.end === null ? [] : [{ start: opened.start, end: opened.end }];
    return <HostileText text={opened.text} marks={marks} />;
  }
  return (
    <>
      <button type="button" className="btn small" disabled={open.isPending} onClick={() => open.mutate(id)}>
        Open the text (audited)
      </button>
      <Refused error={open.error} />
    </>
  );
}
