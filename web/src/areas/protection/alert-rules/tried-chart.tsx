import { useId } from "react";
import { useAsTable } from "../../../charts/as-table.ts";
import { DataTable } from "../../../charts/data-table.tsx";
import { at, count, day } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { NewAlertRule, TriedAlertRule } from "../../../queries/alert-rules.ts";
import { valueWords } from "./words.ts";

interface TriedProps {
  readonly rule: Pick<NewAlertRule, "measure">;
  readonly tried: TriedAlertRule;
}

/** What a rule would have done over the last seven days. */
export function Tried({ rule, tried }: TriedProps) {
  const { asTable, turn } = useAsTable();
  const { alarms, first_alarms: newest, subjects, exact_from: exactFrom, from, agents_left_out: leftOut } = tried;
  const shown = [...subjects].sort((one, other) => other.alarms - one.alarms).slice(0, 3);
  const hasFigures = subjects.some(({ points }) => points.some(({ value }) => value !== null));
  return (
    <div className="ar-tried" role="status">
      <p>
        <strong>
          {alarms === 0
            ? hasFigures
              ? "No alarm in the last 7 days"
              : "Nothing to judge in the last 7 days"
            : alarms === 1
              ? "1 alarm in the last 7 days"
              : `${count(alarms)} alarms in the last 7 days`}
        </strong>{" "}
        <button type="button" className="link" aria-pressed={asTable} onClick={turn}>
          as table
        </button>
      </p>
      {!hasFigures && <p className="hint">There are no figures, or fewer requests than the rule needs.</p>}
      {asTable ? (
        <AlarmTable rule={rule} alarms={newest} />
      ) : (
        shown.map((subject) => (
          <SubjectChart key={subject.agent_id ?? "team"} rule={rule} tried={tried} subject={subject} />
        ))
      )}
      {subjects.length > shown.length && !asTable && (
        <p className="hint">
          The {shown.length} agents with the most alarms, of {count(subjects.length)} tried.
        </p>
      )}
      {leftOut > 0 && <p className="hint">{count(leftOut)} agents with fewer requests were not tried.</p>}
      {exactFrom > from && (
        <p className="hint">
          Before {at(exactFrom)}, figures are kept by hour, so that earlier alarms are an estimate.
        </p>
      )}
    </div>
  );
}

function AlarmTable({
  rule,
  alarms,
}: {
  readonly rule: TriedProps["rule"];
  readonly alarms: TriedAlertRule["first_alarms"];
}) {
  return (
    <DataTable
      label="Alarms that the rule would have raised"
      columns={["Agent", "Raised", "Cleared", "Value"]}
      rows={alarms.map((alarm) => [
        <ShownText
          key="name"
          text={alarm.agent_id === null ? "All agents" : (alarm.agent_name ?? "A deleted agent")}
        />,
        at(alarm.raised_at),
        alarm.cleared_at === null ? "open" : at(alarm.cleared_at),
        valueWords(rule, alarm.value),
      ])}
    />
  );
}

const WIDTH = 600;
const HEIGHT = 90;

interface SubjectProps extends TriedProps {
  readonly subject: TriedAlertRule["subjects"][number];
}

function SubjectChart({ rule, tried, subject }: SubjectProps) {
  const caption = useId();
  const { points } = subject;
  const highest = Math.max(...points.flatMap(({ value, limit }) => [value ?? 0, limit ?? 0]), Number.MIN_VALUE);
  const x = (time: number): number => ((time - tried.from) / (tried.to - tried.from)) * WIDTH;
  const y = (value: number): number => HEIGHT - (value / highest) * (HEIGHT - 6);
  const line = (read: (point: (typeof points)[number]) => number | null): string => {
    let isOpen = false;
    return points
      .map((point) => {
        const value = read(point);
        const command = value === null ? "" : `${isOpen ? "L" : "M"}${x(point.at).toFixed(1)} ${y(value).toFixed(1)}`;
        isOpen = value !== null;
        return command;
      })
      .join("");
  };
  const name = subject.agent_id === null ? "All agents" : (subject.agent_name ?? "A deleted agent");
  return (
    <figure className="ar-chart" aria-labelledby={caption}>
      <figcaption id={caption}>
        <ShownText text={name} />: {subject.alarms === 1 ? "1 alarm" : `${count(subject.alarms)} alarms`}, highest{" "}
        {valueWords(rule, Math.max(0, ...points.map(({ value }) => value ?? 0)))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {points
          .filter((point) => point.is_firing)
          .map((point) => (
            <rect key={point.at} className="ar-firing" x={x(point.at) - 2} width={4} y={0} height={HEIGHT} />
          ))}
        <path className="ar-limit" d={line(({ limit }) => limit)} />
        <path className="ar-value" d={line(({ value }) => value)} />
      </svg>
      <p className="ar-axis small mut">
        <span>{day(tried.from)}</span>
        <span>dashed: the limit · shaded: an alarm is open</span>
        <span>now</span>
      </p>
    </figure>
  );
}
