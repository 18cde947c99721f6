import type { PolicyStatus } from "@agent-console/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Menu } from "../../../parts/menu.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { isConverting, type Policy } from "../../../queries/environment/policies.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { categoryWords, policyStatusWords } from "../../../terms/policies.ts";
import { DeletePolicy } from "./delete-policy.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { ReadWithAgent } from "./reading/read-with-agent.tsx";
import { isOpen, SURE, sureRules } from "./review/rule-facts.ts";
import type { Review } from "./review/use-review.ts";
import { CompareTexts } from "./text/compare-texts.tsx";
import { UploadVersion } from "./text/upload-version.tsx";

type HeadDialog = "upload" | "read" | "compare" | "details" | "delete" | null;

interface HeadProps {
  readonly policy: Policy;
  readonly review: Review;
  readonly mayWrite: boolean;
}

export function PolicyHead({ policy, review, mayWrite }: HeadProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<HeadDialog>(null);
  const { status = "draft" } = policy;
  const sure = sureRules(review.rules);
  const change = useMutation({
    mutationFn: (next: PolicyStatus) =>
      next === "active"
        ? api.environment.activatePolicy({ policy_id: policy.id })
        : api.environment.updatePolicy({ policy_id: policy.id, body: { status: next } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["policies"] }),
  });
  const download = useMutation({
    mutationFn: async () => {
      const content = await api.environment.getPolicyFile({ policy_id: policy.id });
      saveFile(policy.file_name ?? "policy", await new Response(content).arrayBuffer());
    },
  });
  const hasEarlier = (policy.text_version ?? 0) > 1;
  const close = (): void => setDialog(null);
  return (
    <>
      <PageHead
        title={policy.name}
        actions={
          <>
            {hasEarlier && (
              <button type="button" className="btn" onClick={() => setDialog("compare")}>
                Review changes
              </button>
            )}
            {mayWrite && sure.length > 0 && (
              <button type="button" className="btn" onClick={() => review.setDialog("bulk")}>
                Approve {count(sure.length)} at {SURE.toFixed(2)} or higher…
              </button>
            )}
            {mayWrite && status !== "active" && (
              <button
                type="button"
                className="btn pri"
                disabled={change.isPending || isConverting(policy)}
                onClick={() => change.mutate("active")}
              >
                Activate policy
              </button>
            )}
            {mayWrite && status === "active" && (
              <Link className="btn pri" to={routes.newHarness} search={{ policy: policy.id }}>
                Create harness
              </Link>
            )}
            <Menu label="More" face="More" className="btn">
              {(closeMenu) => {
                const act = (run: () => void) => () => {
                  closeMenu();
                  run();
                };
                return (
                  <>
                    {mayWrite && (
                      <button type="button" onClick={act(() => setDialog("upload"))}>
                        {policy.file_name ? "Upload new version" : "Upload file"}
                      </button>
                    )}
                    {policy.file_name && (
                      <button type="button" onClick={act(() => download.mutate())}>
                        Download file
                      </button>
                    )}
                    {mayWrite && (
                      <>
                        {(policy.text_version ?? 0) > 0 && (
                          <button type="button" onClick={act(() => setDialog("read"))}>
                            Read with an agent…
                          </button>
                        )}
                        <button type="button" onClick={act(() => setDialog("details"))}>
                          Edit name and category
                        </button>
                        <button
                          type="button"
                          onClick={act(() => change.mutate(status === "archived" ? "draft" : "archived"))}
                        >
                          {status === "archived" ? "Restore as draft" : "Archive policy"}
                        </button>
                        <button type="button" onClick={act(() => setDialog("delete"))}>
                          Delete policy
                        </button>
                      </>
                    )}
                  </>
                );
              }}
            </Menu>
          </>
        }
      >
        <Facts policy={policy} review={review} />
      </PageHead>
      <Refused error={change.error ?? download.error} />
      {dialog === "upload" && <UploadVersion policy={policy} onClose={close} />}
      {dialog === "read" && <ReadWithAgent policy={policy} onClose={close} />}
      {dialog === "compare" && <CompareTexts policy={policy} onClose={close} />}
      {dialog === "details" && <DetailsDialog policy={policy} onClose={close} />}
      {dialog === "delete" && <DeletePolicy policy={policy} onClose={close} />}
    </>
  );
}

function Facts({ policy, review: { rules } }: Pick<HeadProps, "policy" | "review">) {
  const { status = "draft", file_name: file, text_version: version, category, conversion } = policy;
  const open = rules.filter(isOpen).length;
  const approved = rules.filter((rule) => rule.status === "approved").length;
  return (
    <>
      <b>{policyStatusWords[status]}</b> · {categoryWords[category]}
      {file && (
        <>
          {" "}
          · <ShownText text={file} />
        </>
      )}
      {version ? ` · version ${count(version)}` : ""}
      {conversion?.pages ? `, ${count(conversion.pages)} pages` : ""} · {count(rules.length)}{" "}
      {rules.length === 1 ? "rule" : "rules"}: {count(approved)} approved, {count(open)} to decide
    </>
  );
}
