import { RuleGuard } from "../../../blocks/rule-guard/rule-guard.tsx";
import { RuleSearch } from "../../../blocks/rule-search/rule-search.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { PolicyRule } from "../../../queries/environment/rules.ts";
import { checkSentence } from "../../../terms/checks.ts";
import { ruleStatusWords, ruleTypeWords } from "../../../terms/policies.ts";
import { checkIn, conditionsOf, hasConflict, isOpen, severityOf } from "./review/rule-facts.ts";
import type { Review } from "./review/use-review.ts";

interface DetailsProps {
  readonly rule: PolicyRule;
  readonly review: Review;
}

export function RuleDetails({ rule, review }: DetailsProps) {
  const conditions = conditionsOf(rule);
  return (
    <>
      <dl className="rule-parts">
        <dt>Type</dt>
        <dd>
          {ruleTypeWords[rule.rule_type]}, {severityOf(rule)} severity
        </dd>
        {rule.assignee && (
          <>
            <dt>Who</dt>
            <dd>
              <ShownText text={rule.assignee} />
            </dd>
          </>
        )}
        {conditions.length > 0 && (
          <>
            <dt>Condition</dt>
            <dd>
              <ShownText text={conditions.join("; ")} />
            </dd>
          </>
        )}
        <dt>Check</dt>
        <dd>
          <ShownText text={checkSentence(checkIn(rule))} />
        </dd>
        <dt>Found by</dt>
        <dd>{foundBy(rule)}</dd>
        {rule.approved_words && (
          <>
            <dt>In force</dt>
            <dd>
              <ShownText text={rule.approved_words} />
              <span className="mut"> (the approved version, until you decide)</span>
            </dd>
          </>
        )}
        {rule.review_notes && (
          <>
            <dt>Note</dt>
            <dd>
              <ShownText text={rule.review_notes} />
            </dd>
          </>
        )}
      </dl>
      {rule.suspicious && (
        <p className="notice rule-notice">
          <b>These words speak to a machine that reads the document.</b> They may be an attempt to have rules approved
          or ignored. Reject them unless they are a rule for your agent.
        </p>
      )}
      {hasConflict(rule) && rule.status !== "rejected" && <Conflicts rule={rule} review={review} />}
      <Decision rule={rule} review={review} />
      {rule.status === "approved" && (
        <p className="row">
          <RuleSearch
            key={`search ${rule.id}`}
            rule={{ id: rule.id, number: rule.rule_id, check: checkIn(rule).kind }}
          />
          <RuleGuard
            key={rule.id}
            rule={{
              ...{ id: rule.id, number: rule.rule_id, check: checkIn(rule).kind, type: rule.rule_type },
              hasConditions: conditions.length > 0,
            }}
          />
        </p>
      )}
    </>
  );
}

const originWords = {
  embedded: "the built-in reader",
  model: "a model reader",
  person: "a person",
  preset: "a preset",
} as const;

function foundBy({ origins }: PolicyRule): string {
  const words = [...new Set((origins ?? []).map(({ kind }) => originWords[kind]))];
  return words.length > 0 ? words.join(" and ") : "a person";
}

function Conflicts({ rule, review }: DetailsProps) {
  return (
    <p className="notice rule-notice">
      <b>Conflicts with </b>
      {(rule.conflicts_with ?? []).map(({ id, rule_id: number }, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <button type="button" className="link" onClick={() => review.select(id)}>
            <ShownText text={number} />
          </button>
        </span>
      ))}
      . One permits what the other forbids. Edit the condition of one, or reject it.
    </p>
  );
}

function Decision({ rule, review }: DetailsProps) {
  const { mayReview, approve, isPending, setDialog } = review;
  if (!mayReview) return <p className="small mut">You need the Member role to decide on rules.</p>;
  if (!isOpen(rule))
    return (
      <p className="row rule-decision">
        <span>
          <b>{ruleStatusWords[rule.status ?? "draft"]}.</b> An edit opens it for a new decision.
        </span>
        <button type="button" className="btn small" onClick={() => setDialog("edit")}>
          Edit <kbd>E</kbd>
        </button>
      </p>
    );
  return (
    <p className="row rule-decision">
      <button type="button" className="btn pri" disabled={isPending} onClick={approve}>
        Approve{rule.suspicious && "…"} <kbd>A</kbd>
      </button>
      <button type="button" className="btn" onClick={() => setDialog("reject")}>
        Reject… <kbd>R</kbd>
      </button>
      <button type="button" className="btn" onClick={() => setDialog("edit")}>
        Edit <kbd>E</kbd>
      </button>
      <span className="tiny mut rule-keys">
        <kbd>J</kbd> <kbd>K</kbd> next, previous
      </span>
    </p>
  );
}
