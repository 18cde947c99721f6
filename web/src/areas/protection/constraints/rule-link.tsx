import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import type { ConstraintSource } from "./rows.ts";

/** A rule by its words, with its number and policy. Leads to the rule beside the text it comes from. */
export function RuleLink({ source }: { readonly source: ConstraintSource }) {
  return (
    <>
      <Link
        to={routes.policy}
        params={{ id: source.policy_id }}
        search={routes.policy.readSearch?.({ show: "approved", rule: source.rule_id }) ?? {}}
      >
        <ShownText text={source.words} />
      </Link>
      <span className="small mut">
        Rule <ShownText text={source.rule_number} /> of <ShownText text={source.policy_name} />
      </span>
    </>
  );
}
