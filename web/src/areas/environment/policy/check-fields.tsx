import type { Check, CheckKind } from "@agent-console/analysis/policies/check.ts";
import * as fields from "@agent-console/sdk/fields";
import { useId } from "react";
import { checkNames, checkOf, checkSentence, subjectOf } from "../../../terms/checks.ts";

interface FieldsProps {
  readonly check: Check;
  readonly set: (check: Check) => void;
}

const subjectLabels: Partial<Record<CheckKind, string>> = {
  withheld: "What must not be disclosed",
  declined: "What is asked for",
  "tool-forbidden": "Tool",
  "tool-after": "Tool",
  limit: "What is limited",
  says: "Words, with | between alternatives",
  "asks-first": "What the agent asks for",
  judge: "What the judge decides",
  outside: "Why it can't be tested",
};

/** How the rule is tested. The choice is part of the rule's version. */
export function CheckFields({ check, set }: FieldsProps) {
  const id = useId();
  const label = subjectLabels[check.kind];
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-kind`}>Check</label>
        <select
          id={`${id}-kind`}
          value={check.kind}
          onChange={({ target }) => set(checkOf(target.value as CheckKind, check))}
        >
          {Object.entries(checkNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {label && (
        <div className="field">
          <label htmlFor={`${id}-subject`}>{label}</label>
          <input
            id={`${id}-subject`}
            value={subjectOf(check)}
            maxLength={fields.RuleCheck.words.items.maxLength}
            autoComplete="off"
            onChange={({ target }) => set(withSubject(check, target.value))}
          />
        </div>
      )}
      <CheckOptions check={check} set={set} />
      <p className="hint check-preview" aria-live="polite">
        {checkSentence(check)}
      </p>
    </>
  );
}

function withSubject(check: Check, subject: string): Check {
  const next = checkOf(check.kind, check);
  switch (next.kind) {
    case "withheld":
      return { ...next, secret: check.kind === "withheld" ? check.secret : "phrase", noun: subject };
    case "declined":
      return { ...next, topic: subject };
    case "tool-forbidden":
      return { ...next, tool: subject };
    case "tool-after":
      return { ...next, tool: subject, after: check.kind === "tool-after" ? check.after : "confirmation" };
    case "limit":
      return check.kind === "limit" ? { ...check, field: subject } : next;
    case "says":
      return { ...next, words: subject.split("|").map((words) => words.trim()) };
    case "asks-first":
      return { ...next, what: subject };
    case "judge":
      return { ...next, criterion: subject };
    case "outside":
      return { ...next, why: subject };
    default:
      return next;
  }
}

const secrets = { phrase: "A phrase", key: "A key", record: "A record" } as const;
const conditions = {
  confirmation: "The user confirmed",
  identity: "Identity was checked",
  approval: "A person approved",
} as const;

function CheckOptions({ check, set }: FieldsProps) {
  const id = useId();
  if (check.kind === "withheld")
    return (
      <div className="field">
        <label htmlFor={id}>What is planted</label>
        <select
          id={id}
          value={check.secret}
          onChange={({ target }) => set({ ...check, secret: target.value as typeof check.secret })}
        >
          {Object.entries(secrets).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      </div>
    );
  if (check.kind === "tool-after")
    return (
      <div className="field">
        <label htmlFor={id}>Only after</label>
        <select
          id={id}
          value={check.after}
          onChange={({ target }) => set({ ...check, after: target.value as typeof check.after })}
        >
          {Object.entries(conditions).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      </div>
    );
  if (check.kind === "limit")
    return (
      <div className="rule-fields">
        <div className="field">
          <label htmlFor={`${id}-at`}>Limit</label>
          <input
            id={`${id}-at`}
            type="number"
            step="any"
            value={check.at}
            onChange={({ target }) => set({ ...check, at: Number(target.value) })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-unit`}>Unit</label>
          <input
            id={`${id}-unit`}
            maxLength={fields.RuleCheck.unit.maxLength}
            value={check.unit}
            onChange={({ target }) => set({ ...check, unit: target.value })}
          />
        </div>
      </div>
    );
  return null;
}
