import type { TriedRuleGuard } from "@agent-console/sdk";
import { count, points } from "../../parts/numbers.ts";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { channelWords } from "../../terms/guards.ts";

/** What the guard is, and what it would have done to the harness. */
export function TriedGuardView({ tried }: { readonly tried: TriedRuleGuard }) {
  const { guard, reason, harness, breaches, broken, twins, evaluation_id: run } = tried;
  if (!guard) return <p>No guard can keep this rule. {reason}</p>;
  return (
    <section aria-label="Result of the trial" role="status">
      <p>
        <ShownText text={reason} />
      </p>
      <dl className="facts-list">
        <div>
          <dt>Judges</dt>
          <dd>{guard.channels.map((channel) => channelWords[channel]).join(", ")}</dd>
        </div>
        {guard.pattern !== "" && (
          <div>
            <dt>{guard.method === "denied-tools" ? "Tool" : "Pattern"}</dt>
            <dd className="mono">
              <ShownText text={guard.pattern} />
            </dd>
          </div>
        )}
        <Share name="Attempts to break the rule that it blocks" {...breaches} />
        {broken.n > 0 && (
          <div>
            <dt>Of those that broke the rule</dt>
            <dd>
              {count(broken.blocked)} of {count(broken.n)} blocked
            </dd>
          </div>
        )}
        <Share name="Harmless twins that it would block too" {...twins} />
      </dl>
      <p className="small mid">{basis(harness?.name ?? null, run !== null)}</p>
      {twins.examples.length > 0 && (
        <ul className="plain-list">
          {twins.examples.map((example) => (
            <li key={example} className="small">
              <ShownText text={example} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function basis(harness: string | null, hasRun: boolean): string {
  if (harness === null)
    return "This agent has no custom harness with this rule yet. Create one to see what the guard blocks.";
  return hasRun
    ? `Tried on the prompts and responses of the newest run with the harness “${harness}”.`
    : `Tried on the prompts of the harness “${harness}”. Run it once to try the guard on responses and tool calls too.`;
}

interface ShareProps {
  readonly name: string;
  readonly n: number;
  readonly blocked: number;
  readonly low: number | null;
  readonly high: number | null;
}

const Share = ({ name, n, blocked, low, high }: ShareProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {n === 0 ? "Nothing to judge yet" : `${count(blocked)} of ${count(n)}`}
      {low !== null && high !== null && (
        <span className="mut">
          {" "}
          ({points(low)} to {points(high)})
        </span>
      )}
    </dd>
  </div>
);
