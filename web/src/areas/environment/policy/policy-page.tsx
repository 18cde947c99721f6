import { useQuery } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { isConverting, type Policy, policyQuery } from "../../../queries/environment/policies.ts";
import { type PolicyRule, policyTextQuery, rulesQuery } from "../../../queries/environment/rules.ts";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { CoverageRibbon } from "./coverage-ribbon.tsx";
import { PolicyHead } from "./policy-head.tsx";
import { PolicyScope } from "./policy-scope.tsx";
import { CoverageFacts } from "./reading/coverage-facts.tsx";
import { useReview } from "./review/use-review.ts";
import { ReviewDialogs } from "./review-dialogs.tsx";
import { RuleList } from "./rule-list.tsx";
import { ConversionNotice } from "./text/conversion-notice.tsx";
import { DocumentText } from "./text/document-text.tsx";
import "./policy.css";

const NONE: readonly PolicyRule[] = [];

/** A policy: its text beside its rules, and a decision on each. */
export function PolicyPage() {
  const { id } = useParamsOf(routes.policy);
  const policy = useQuery(policyQuery(useSession(), id));
  if (policy.isPending) return <Waiting rows={8} />;
  if (policy.isError) return <Failed page error={policy.error} retry={() => policy.refetch()} />;
  return <PolicyReview key={id} policy={policy.data} />;
}

function PolicyReview({ policy }: { readonly policy: Policy }) {
  const session = useSession();
  const mayWrite = useMay("MEMBER");
  const found = useQuery(rulesQuery(session, policy.id, policy.text_version));
  const text = useQuery(policyTextQuery(session, policy.id, policy.text_version));
  const rules = found.data ?? NONE;
  const review = useReview(policy.id, rules);
  const hasText = text.data !== undefined;
  return (
    <>
      <PolicyHead policy={policy} review={review} mayWrite={mayWrite} />
      <ConversionNotice policy={policy} />
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {rules.length > 0 && <CoverageRibbon review={review} />}
      <CoverageFacts policy={policy} />
      {!hasText && rules.length === 0 ? (
        <NoText policy={policy} isLoading={found.isPending || text.isLoading} />
      ) : (
        <div className="policy-review">
          <Section title="Text" note={hasText ? "shown as plain text" : ""} className="policy-text">
            {text.isLoading && <Waiting rows={10} />}
            {text.isError && <Failed error={text.error} retry={() => text.refetch()} />}
            {text.data && <DocumentText content={text.data.content} review={review} />}
          </Section>
          <RuleList review={review} isLoading={found.isPending} />
        </div>
      )}
      <PolicyScope policy={policy} mayWrite={mayWrite} />
      <ReviewDialogs policy={policy} review={review} />
    </>
  );
}

function NoText({ policy, isLoading }: { readonly policy: Policy; readonly isLoading: boolean }) {
  if (isLoading || isConverting(policy)) return <Waiting rows={8} />;
  if (policy.conversion?.state === "failed") return null;
  return <Empty title="This policy has no text yet">Upload a file, or add rules by hand.</Empty>;
}
