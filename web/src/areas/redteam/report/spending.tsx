import type { CampaignFigures } from "@agent-console/sdk";
import { DataTable } from "../../../charts/data-table.tsx";
import { count, span } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { phaseWords } from "../../../terms/redteam.ts";
import { SpendingFacts } from "../pieces/spending-facts.tsx";

/** What it took, and for what. */
export function Spending({ campaign, figures }: { readonly campaign: Campaign; readonly figures: CampaignFigures }) {
  const { started_at: from, completed_at: to } = campaign;
  const phases = Object.entries(figures.spending.by_phase);
  return (
    <Section title="Spending" {...(from && to ? { note: span(to - from) } : {})}>
      <SpendingFacts campaign={campaign} />
      {phases.length > 0 && (
        <DataTable
          label="Spending by phase"
          columns={["Phase", "Attempts", "Requests", "Tokens", "Errors"]}
          rows={phases.map(([phase, { attempts, requests, tokens, errors }]) => [
            phaseWords[phase] ?? phase,
            ...[attempts, requests, tokens, errors].map(count),
          ])}
        />
      )}
    </Section>
  );
}
