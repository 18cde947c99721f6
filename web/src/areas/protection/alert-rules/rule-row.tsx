import { since } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { AlertRule, AlertSubject } from "../../../queries/alert-rules.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { conditionWords, stateWords, valueWords, whyWords } from "./words.ts";

interface RowProps {
  readonly rule: AlertRule;
  readonly mayWrite: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const MOST_SHOWN = 5;

export function RuleRow({ rule, mayWrite, onEdit, onDelete }: RowProps) {
  const state = rule.enabled
    ? rule.state === null
      ? "Waiting for its first evaluation"
      : stateWords[rule.state]
    : "Off";
  const telling = rule.subjects.filter(({ state: each }) => each !== "ok").slice(0, MOST_SHOWN);
  return (
    <article className={`ar-rule ${rule.enabled ? (rule.state ?? "") : ""}`}>
      <h3>
        <ShownText text={rule.name} />{" "}
        <span className={`ar-state ${rule.enabled ? (rule.state ?? "") : ""}`}>{state}</span>
      </h3>
      <p className="mid">
        <ShownText text={conditionWords(rule)} />. {rule.severity === "critical" ? "Critical" : "Warning"}.
      </p>
      {telling.length > 0 && (
        <ul className="ar-subjects small">
          {telling.map((subject) => (
            <li key={subject.agent_id ?? "team"}>
              <Subject rule={rule} subject={subject} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <p className="ar-foot">
          <button type="button" className="btn small" onClick={onEdit}>
            Edit<span className="sr"> {rule.name}</span>
          </button>
          <button type="button" className="btn small" onClick={onDelete}>
            Delete…<span className="sr"> {rule.name}</span>
          </button>
        </p>
      )}
    </article>
  );
}

function Subject({ rule, subject }: { readonly rule: AlertRule; readonly subject: AlertSubject }) {
  const { agent_id: id, agent_name: name, state, why, value, compared, calm_since: calm } = subject;
  return (
    <>
      {id === null ? (
        "All agents"
      ) : (
        <Link to={routes.agentAlarms} params={{ id }}>
          <ShownText text={name ?? "A deleted agent"} />
        </Link>
      )}
      : {stateWords[state]} {since(subject.since)}
      {state === "firing" && value !== null && `, ${valueWords(rule, value)} now`}
      {state === "firing" &&
        rule.measure !== "silence" &&
        compared !== null &&
        ` (limit ${valueWords(rule, compared)})`}
      {calm !== null && `, below the limit ${since(calm)}`}
      {why !== null && `. ${whyWords[why]}`}
    </>
  );
}
