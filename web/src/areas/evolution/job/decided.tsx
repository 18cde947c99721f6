import { EffectAxis, EffectBar, spanFor } from "../../../charts/effect/effect-bar.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { type Job, percentOf, signedNumber } from "../../../queries/evolution-shapes.ts";

type Result = NonNullable<Job["extra"]["result"]>;

const headlines: Readonly<Record<Result["outcome"], string>> = {
  superior: "Confirmed",
  inconclusive: "Not confirmed",
  inferior: "Regression",
};

/** What was decided, apart from the curves that led there: the one figure that counts. */
export function Decided({ result }: { readonly result: Result }) {
  const { outcome, points, lower, upper, level, pairs, better, worse } = result;
  const span = spanFor([lower, upper]);
  return (
    <Section title={`Decision: ${headlines[outcome]}`} note={`${count(pairs)} pairs of held-out questions`}>
      <div className="job-decided">
        <p>
          <b>{signedNumber(points)} points</b>{" "}
          <span className="mid">
            {percentOf(level)}% CI {signedNumber(lower)} to {signedNumber(upper)}; {count(better)} better,{" "}
            {count(worse)} worse
          </span>
        </p>
        <EffectBar name="Decided gain" estimate={points} lower={lower} upper={upper} span={span} />
        <EffectAxis span={span} />
      </div>
    </Section>
  );
}
