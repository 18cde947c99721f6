import type { AttackWorked, EvaluationFinding } from "@agent-console/sdk";
import { at } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { timesBroken } from "../../../terms/findings.ts";

const who = { console: "Console", user: "User", outsider: "Outsider", agent: "Agent", tool: "Tool" } as const;

/** How a red-team campaign broke the agent: the shortest attack that works, what was said, and what happened. */
export function CampaignAttack({ finding }: { readonly finding: EvaluationFinding }) {
  const { attack } = finding;
  if (!attack) return <Section title="Attack">The transcript was deleted.</Section>;
  return (
    <>
      <Section title="Attack" note={timesBroken(finding.occurrences)}>
        <p>
          Worked <b>{timesOf(attack.confirmed)}</b> times in new conversations with fresh secrets
          {attack.generalized && <>, and on {timesOf(attack.generalized)} other goals of its kind</>}.
          {attack.minimized && (
            <>
              {" "}
              Shortened from {attack.minimized.words_before} words to {attack.minimized.words_after}, which worked{" "}
              {timesOf(attack.minimized.confirmed)} times.
            </>
          )}
        </p>
        <p className="small mid">
          {attack.operators.length > 0 ? attack.operators.map(({ title }) => title).join(", ") : "No trick"} ·{" "}
          {attack.strategy}
          {attack.engine === "model" && " · written by the attacker model"}
        </p>
        <ul className="small mid">
          {attack.severity_reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Section>
      <Section title="Transcript" note="Displayed as plain text">
        <ol className="plain-list">
          {attack.transcript.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes, and lines repeat.
            <li key={index}>
              <div className="small mut">
                {who[line.who]} · <ShownText text={line.what} />
              </div>
              <ShownText text={line.text} />
            </li>
          ))}
        </ol>
      </Section>
      {attack.effects.length > 0 && (
        <Section title="What happened">
          <ul className="plain-list">
            {attack.effects.map(({ kind, name, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: effects never change, and they repeat.
              <li key={index}>
                <div className="small mut">{kind.replace("_", " ")}</div>
                <ShownText text={`${name} ${text}`} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Occurrences">
        <ul className="plain-list">
          {attack.occurrences.map(({ campaign_id, place, at: when, result, summary }) => (
            <li key={`${campaign_id} ${place}`}>
              <Link to={routes.campaign} params={{ id: campaign_id }}>
                Campaign
              </Link>
              , goal {place + 1}, {result}, {at(when)}
              <div className="small mid">
                <ShownText text={summary.split("\n")[0] ?? ""} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const timesOf = ({ worked, of }: AttackWorked): string => `${worked} of ${of}`;
