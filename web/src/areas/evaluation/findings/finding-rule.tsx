import type { FindingRule as Rule } from "@agent-console/sdk";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";

/** The rule that was broken, or whose harmless twin was not served, in the document's own words. */
export function FindingRule({ rule }: { readonly rule: Rule }) {
  const { char_start: start, char_end: end, policy_id: policy } = rule;
  return (
    <Section title={rule.variant === "twin" ? "Rule it was too strict about" : "Rule it broke"}>
      <HostileText text={rule.quote ?? rule.words} />
      <p className="small mid">
        Rule <ShownText text={rule.rule_id} /> of <ShownText text={rule.policy_name} />
        {rule.section !== "" && (
          <>
            {", "}
            <ShownText text={rule.section} />
          </>
        )}
        {start !== null && end !== null && `, characters ${count(start)} to ${count(end)}`}
      </p>
      {policy && (
        <Link to={routes.policy} params={{ id: policy }} search={{ rule: rule.id }}>
          Open the rule in its policy
        </Link>
      )}
    </Section>
  );
}
