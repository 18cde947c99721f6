import type { EvolutionManifest, ProposalSource } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { evidenceQuery } from "../../../queries/evolution.ts";
import type { Job } from "../../../queries/evolution-shapes.ts";
import { useSession } from "../../../session/use-session.ts";
import { wholePercents } from "./whole-percents.ts";

const names: Readonly<Record<ProposalSource["source"], string>> = {
  library: "Rule library",
  proposer: "Rule-writing agent",
  team: "Your own rules and examples",
  settings: "Edits of the prompt, parameters, model",
};

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function shareWords({ lower, upper }: ProposalSource, whole: number | null): string {
  if (whole === null || lower === null || upper === null) return "not enough evidence to say";
  if (lower === upper) return `${whole}%`;
  return `about ${whole}% (${percent(lower)} to ${percent(upper)})`;
}

interface SourcesProps {
  readonly sources: readonly ProposalSource[];
  /** Rules that the rule-writing agent got into the search; null without one. */
  readonly written: number | null;
}

/** Who found what was confirmed. */
export function Sources({ sources, written }: SourcesProps) {
  const wholes = wholePercents(sources.map(({ share }) => share));
  const isWithout = written !== null && !sources.some(({ source }) => source === "proposer");
  return (
    <Section title="Share of the confirmed gain" note="95% CI">
      <dl className="facts-list">
        {sources.map((one, at) => (
          <div key={one.source}>
            <dt>{names[one.source]}</dt>
            <dd>
              {shareWords(one, wholes[at] ?? null)}; {count(one.changes)} {one.changes === 1 ? "change" : "changes"}
            </dd>
          </div>
        ))}
        {isWithout && (
          <div>
            <dt>{names.proposer}</dt>
            <dd>0%; none of its {count(written)} tried rules is among the changes</dd>
          </div>
        )}
      </dl>
      {sources.length > 1 && (
        <p className="small mut">
          The final test measured all changes together. How they share the gain is the search's estimate, and rough.
        </p>
      )}
    </Section>
  );
}

/** Null if the run had no rule-writing agent. */
export const writtenRules = (manifest: EvolutionManifest | null): number | null =>
  manifest?.proposer?.clauses.length ?? null;

/** On the page of a run: of its proposal, if it confirmed a gain. */
export function SourcesOfRun({ job }: { readonly job: Job }) {
  const { proposal_id: id, finish_reason: reason, manifest } = job.extra;
  const session = useSession();
  const isConfirmed = reason === "confirmed" && id !== null;
  const evidence = useQuery({ ...evidenceQuery(session, id ?? "", "pending"), enabled: isConfirmed });
  const written = writtenRules(manifest);
  if (isConfirmed) return evidence.data?.sources ? <Sources sources={evidence.data.sources} written={written} /> : null;
  if (written === null || reason === null) return null;
  return (
    <Section title="Share of the confirmed gain">
      <p className="mid">
        No gain was confirmed, so neither the rule library nor the rule-writing agent has a share in one. The agent's{" "}
        {count(written)} rules were tried like every other.
      </p>
    </Section>
  );
}
