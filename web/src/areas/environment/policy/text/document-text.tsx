import { memo, useEffect, useMemo, useRef } from "react";
import { count } from "../../../../parts/numbers.ts";
import { ShownText, visible } from "../../../../parts/text/shown-text.tsx";
import type { PolicyRule } from "../../../../queries/environment/rules.ts";
import { spanOf, stateOf } from "../review/rule-facts.ts";
import type { Review } from "../review/use-review.ts";
import { linesAround, linesOf, type TextLine, type TextPart } from "./document-lines.ts";

interface TextProps {
  readonly content: string;
  readonly review: Review;
}

/** The document as plain text, with the words of each rule marked. A click on them opens the rule. */
export function DocumentText({ content, review: { rules, current, select } }: TextProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(content, rules.map(spanOf)), [content, rules]);
  const place = current ? (spanOf(current)?.[0] ?? 0) : 0;
  const { from, to } = linesAround(lines, place);
  const currentId = current?.id;
  // Only inside the box: the page stays where it is.
  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>(`[data-rule="${currentId}"]`);
    if (!box.current || !mark) return;
    const above = mark.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    const { clientHeight, scrollTop } = box.current;
    if (above < 0 || above > clientHeight - 60) box.current.scrollTo({ top: scrollTop + above - clientHeight / 3 });
  }, [currentId]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long document must scroll by keyboard, too
    // biome-ignore lint/a11y/useSemanticElements: a section inside the section Text would be announced twice
    <div className="document" ref={box} role="group" aria-label="Text of the policy" tabIndex={0} dir="auto">
      {from > 0 && <p className="small mut">{count(from)} lines before this are not shown.</p>}
      {lines.slice(from, to).map((line) => (
        <Line
          key={line.start}
          line={line}
          rules={rules}
          current={isIn(line, current) ? currentId : undefined}
          select={select}
        />
      ))}
      {to < lines.length && (
        <p className="small mut">
          {count(lines.length - to)} lines after this are not shown. Open a later rule to read on.
        </p>
      )}
    </div>
  );
}

function isIn({ start, end }: TextLine, rule: PolicyRule | undefined): boolean {
  const span = rule && spanOf(rule);
  return span ? span[0] < end && span[1] > start : false;
}

interface LineProps {
  readonly line: TextLine;
  readonly rules: readonly PolicyRule[];
  readonly current: string | undefined;
  readonly select: (id: string) => void;
}

/** Lines without the open rule stay as they are while rules are opened one after another. */
const Line = memo(
  function Line({ line: { kind, parts }, rules, current, select }: LineProps) {
    const Tag = kind === "heading" ? "h3" : "p";
    return (
      <Tag className={kind === "item" ? "document-item" : ""}>
        {parts.map((part) => (
          <Part key={part.start} part={part} rules={rules} current={current} select={select} />
        ))}
      </Tag>
    );
  },
  (before, now) => before.line === now.line && before.current === now.current && before.rules === now.rules,
);

const LONGEST_WORD = 24;

/** Where the last word begins: the number stays with it, and never stands alone at the start of a line. */
function lastWordIn(text: string): number {
  const at = text.trimEnd().lastIndexOf(" ") + 1;
  return text.length - at > LONGEST_WORD ? text.length : at;
}

type PartProps = Omit<LineProps, "line"> & { readonly part: TextPart };

function Part({ part: { text, rules: on, ends }, rules, current, select }: PartProps) {
  const found = on.map((at) => rules[at]).filter((rule) => rule !== undefined);
  // Of rules that share words, the open one shows.
  const rule = found.find(({ id }) => id === current) ?? found[0];
  if (!rule) return <ShownText text={text} />;
  const isCurrent = rule.id === current;
  const tail = ends.length > 0 ? lastWordIn(text) : text.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the number behind the words is a button that does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <span
      className={`rule-span ${stateOf(rule)}${isCurrent ? " current" : ""}`}
      data-rule={rule.id}
      onClick={() => select(rule.id)}
    >
      <ShownText text={text.slice(0, tail)} />
      <span className="rule-end">
        <ShownText text={text.slice(tail)} />
        {ends.map((at) => {
          const ended = rules[at];
          return (
            ended && (
              <button
                key={ended.id}
                type="button"
                className="rule-number"
                aria-label={`Rule ${visible(ended.rule_id)}`}
                {...(ended.id === current ? { "aria-current": "true" as const } : {})}
                onClick={(event) => {
                  event.stopPropagation();
                  select(ended.id);
                }}
              >
                <ShownText text={ended.rule_id} />
              </button>
            )
          );
        })}
      </span>
    </span>
  );
}
