import { count, since } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { countsOf, isConverting, type Policy } from "../../../queries/environment/policies.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { categoryWords, policyStatusWords } from "../../../terms/policies.ts";

export function PolicyTable({ policies }: { readonly policies: readonly Policy[] }) {
  return (
    <ul className="policy-list" aria-label="Policies">
      {policies.map((policy) => (
        <PolicyRow key={policy.id} policy={policy} />
      ))}
    </ul>
  );
}

function PolicyRow({ policy }: { readonly policy: Policy }) {
  const { id, name, category, status = "draft", file_name: file, updated_at: updated } = policy;
  return (
    <li>
      <div className="policy-name">
        <Link to={routes.policy} params={{ id }} className="strong">
          <ShownText text={name} />
        </Link>
        <span className="small mut cut">
          {file ? <ShownText text={file} /> : "Text"} · changed {since(updated)}
        </span>
      </div>
      <span>{categoryWords[category]}</span>
      <span className={status === "active" ? "strong" : "mut"}>{policyStatusWords[status]}</span>
      <RuleProgress policy={policy} />
    </li>
  );
}

/** How many rules are decided, as a bar and in words. */
function RuleProgress({ policy }: { readonly policy: Policy }) {
  const { total, approved, rejected, open } = countsOf(policy);
  if (isConverting(policy)) return <span role="status">Reading the file…</span>;
  if (policy.conversion?.state === "failed") return <span className="t-fail">The file could not be read</span>;
  if (total === 0) return <span className="mut">No rules yet</span>;
  const share = (some: number): string => `${(100 * some) / total}%`;
  return (
    <div className="rule-progress">
      <svg aria-hidden="true">
        <rect className="rules-open" x="0" y="0" width="100%" height="6" />
        <rect className="rules-approved" x="0" y="0" width={share(approved)} height="6" />
        <rect className="rules-rejected" x={share(approved)} y="0" width={share(rejected)} height="6" />
      </svg>
      <span className="small">
        {open > 0 ? (
          <>
            <b>{count(open)} to decide</b>, {count(approved)} approved
          </>
        ) : (
          <>{count(approved)} approved</>
        )}
        {rejected > 0 && `, ${count(rejected)} rejected`}
      </span>
    </div>
  );
}
