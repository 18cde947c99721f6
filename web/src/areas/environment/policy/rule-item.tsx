import { useEffect, useRef } from "react";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { PolicyRule } from "../../../queries/environment/rules.ts";
import { checkSentence, testedBy } from "../../../terms/checks.ts";
import { ruleTypeWords } from "../../../terms/policies.ts";
import { checkIn, conditionsOf, hasConflict, isOpen } from "./review/rule-facts.ts";
import type { Review } from "./review/use-review.ts";
import { RuleDetails } from "./rule-details.tsx";

interface ItemProps {
  readonly rule: PolicyRule;
  readonly review: Review;
}

/** One rule: a line in the list, and its parts and buttons once it is open. */
export function RuleItem({ rule, review }: ItemProps) {
  const isCurrent = review.current?.id === rule.id;
  const item = useRef<HTMLLIElement>(null);
  const isShown = useRef(review.isNamed);
  useEffect(() => {
    // Not when the page opens by itself: its top comes first.
    if (isCurrent && isShown.current) {
      item.current?.scrollIntoView({ block: "nearest" });
      if (isFocusLost()) item.current?.focus({ preventScroll: true });
    }
    isShown.current = true;
  }, [isCurrent]);
  return (
    <li
      ref={item}
      tabIndex={isCurrent ? -1 : undefined}
      className={isCurrent ? "rule-item current" : "rule-item"}
      aria-label={`Rule ${visible(rule.rule_id)}`}
    >
      <span className="rule-id">
        <ShownText text={rule.rule_id} />
      </span>
      <div className="rule-body">
        {isCurrent ? (
          <p className="strong">
            <ShownText text={rule.natural_language} />
          </p>
        ) : (
          <button type="button" className="rule-open" onClick={() => review.select(rule.id)}>
            <ShownText text={lineOf(rule)} />
          </button>
        )}
        {isCurrent ? <RuleDetails rule={rule} review={review} /> : <Summary rule={rule} />}
      </div>
      <Confidence rule={rule} />
    </li>
  );
}

/** The button that was pressed went away with its rule, or became its heading. */
const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest(".policy-rule-list") != null;

const LONGEST_LINE = 200;

/** The rule's own words: what a reader makes of them is below, and is for the reviewer to check. */
const lineOf = ({ natural_language: words }: PolicyRule): string =>
  words.length > LONGEST_LINE ? `${words.slice(0, LONGEST_LINE)}…` : words;

function Summary({ rule }: { readonly rule: PolicyRule }) {
  const [first] = conditionsOf(rule);
  const check = checkIn(rule);
  const by = testedBy(check);
  return (
    <>
      <p className="small mid">
        {ruleTypeWords[rule.rule_type]}
        {first && (
          <>
            , <ShownText text={first} />
          </>
        )}
      </p>
      {rule.suspicious && <p className="small">Speaks to a machine. Never approved in bulk.</p>}
      {!rule.suspicious && by === "detector" && (
        <p className="small mut">
          <ShownText text={checkSentence(check)} />
        </p>
      )}
      {!rule.suspicious && by === "judge" && <p className="small rule-judge">Needs a judge</p>}
      {!rule.suspicious && by === "outside" && <p className="small mut">Can't be tested from outside</p>}
      {hasConflict(rule) && isOpen(rule) && (
        <p className="small strong">
          ≠ Conflicts with <ShownText text={(rule.conflicts_with ?? []).map(({ rule_id: id }) => id).join(", ")} />
        </p>
      )}
      {rule.status === "modified" && <p className="small strong">Its words changed since it was decided</p>}
    </>
  );
}

function Confidence({ rule: { confidence, suspicious } }: { readonly rule: PolicyRule }) {
  if (suspicious) return <span className="rule-confidence tiny mut">no score</span>;
  if (confidence === null || confidence === undefined) return <span className="rule-confidence tiny mut">by hand</span>;
  return (
    <span className="rule-confidence" title="Share of rules found by this pattern that are rules">
      <b>{confidence.toFixed(2)}</b>
      <svg aria-hidden="true">
        <rect className="confidence-whole" x="0" y="0" width="100%" height="3" />
        <rect className="confidence-share" x="0" y="0" width={`${confidence * 100}%`} height="3" />
      </svg>
    </span>
  );
}
