import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { useSession } from "../../../session/use-session.ts";

const share = ({ value, low, high }: { value: number | null; low: number | null; high: number | null }): string =>
  value === null || low === null || high === null
    ? "no data"
    : `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** The accuracy of the detector that decided the outcome. */
export function DetectorCard({ name }: { readonly name: string }) {
  const { api } = useSession();
  const cards = useQuery({ queryKey: ["detectors"], queryFn: () => api.evaluation.listDetectors() });
  const card = cards.data?.results.find((one) => one.name === name);
  if (!card) return null;
  return (
    <Section title={`Detector: ${name}`}>
      <p className="mid">{card.finds}</p>
      <dl className="facts-list">
        {Object.entries({ Precision: share(card.precision), Recall: share(card.recall), F1: share(card.f1) }).map(
          ([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        <div>
          <dt>Undecided (share)</dt>
          <dd>{Math.round(card.undecided * 100)}%</dd>
        </div>
      </dl>
      <p className="tiny mut">
        Measured on {count(card.answers)} labeled responses in {count(card.families)} prompt groups not used for tuning,
        with 95% confidence intervals.
      </p>
      <p className="small mid">
        {count(card.in_the_field.findings)} failures in this team's newest findings (at most 1,000):{" "}
        {count(card.in_the_field.reviewed)} reviewed, {count(card.in_the_field.marked_wrong)} marked as false positives.
        {card.in_the_field.labels > 0 &&
          ` ${count(card.in_the_field.labels)} responses labeled by people, ${count(card.in_the_field.wrong)} of them decided wrongly. People choose what they label, so this is not a random sample.`}
      </p>
    </Section>
  );
}
