import { useEffect, useRef } from "react";
import { MakeRule } from "../../../blocks/make-rule/make-rule.tsx";
import { at, count } from "../../../parts/numbers.ts";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GuardHit } from "../../../queries/traffic.ts";
import { channelWords } from "../../../terms/guards.ts";

interface HitProps {
  readonly agentId: string;
  readonly hit: GuardHit;
  /** From 1, among those that this person saw. */
  readonly place: number;
}

/** One hit as text, with the part that was hit marked. */
export function HitView({ agentId, hit, place }: HitProps) {
  const section = useRef<HTMLElement>(null);
  const { text, start, end } = hit;
  useEffect(() => {
    if (place > 1) section.current?.scrollIntoView({ block: "nearest" });
  }, [place]);
  const marks = start === null || end === null ? [] : [{ start, end }];
  return (
    <section ref={section} className="shadow-hit" aria-label={`Hit ${count(place)}`} data-hit={hit.id}>
      <header className="hit-head">
        <h3>
          <ShownText text={hit.guard} /> hit on {channelWords[hit.channel].toLowerCase()}
        </h3>
        <span className="small mut">
          {at(hit.created_at)}
          {hit.seen > 1 ? `, seen in ${count(hit.seen)} requests` : ""}
        </span>
      </header>
      {hit.is_sample && <p className="notice">Sample traffic: a label here is for practice and no evidence.</p>}
      {text === null ? <p className="mid">The text was deleted.</p> : <HostileText text={text} marks={marks} />}
      <dl className="facts-list">
        <div>
          <dt>Method</dt>
          <dd>
            <ShownText text={hit.method} />
          </dd>
        </div>
        <div>
          <dt>Rule</dt>
          <dd>
            <ShownText text={hit.rule} />
          </dd>
        </div>
        <div>
          <dt>Score</dt>
          <dd>{hit.score.toFixed(2)}</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{hit.version}</dd>
        </div>
      </dl>
      {text !== null && (
        <p className="row">
          <MakeRule
            className="btn small"
            {...{ text, channel: hit.channel, agentId, name: `Like ${hit.guard}`.slice(0, 60) }}
            provenance={{ kind: "detection", id: hit.id }}
          />
        </p>
      )}
    </section>
  );
}
