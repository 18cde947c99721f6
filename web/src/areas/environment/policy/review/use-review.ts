import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKey } from "../../../../parts/keys/use-key.ts";
import type { PolicyRule } from "../../../../queries/environment/rules.ts";
import type { RuleFilter } from "../../../../routes/environment-search.ts";
import { useGo, useSearchOf } from "../../../../routes/link.tsx";
import { routes } from "../../../../routes/routes.ts";
import { useMay, useSession } from "../../../../session/use-session.ts";
import { filterOf, isOpen, nextToDecide, rulesIn } from "./rule-facts.ts";

export type ReviewDialog = "reject" | "edit" | "add" | "bulk" | "suspicious" | null;

export interface Review {
  readonly rules: readonly PolicyRule[];
  /** The rules of the chosen filter. */
  readonly listed: readonly PolicyRule[];
  readonly filter: RuleFilter;
  readonly setFilter: (filter: RuleFilter) => void;
  readonly current: PolicyRule | undefined;
  /** Whether the address names the open rule: then a link led to it. */
  readonly isNamed: boolean;
  readonly select: (id: string | undefined) => void;
  readonly mayReview: boolean;
  readonly approve: () => void;
  /** After a dialog has decided on the open rule, or on several. */
  readonly decided: (rule?: PolicyRule) => Promise<void>;
  readonly approveAnyway: () => Promise<void>;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly dialog: ReviewDialog;
  readonly setDialog: (dialog: ReviewDialog) => void;
}

/** Which rule is open, and what the keys do with it. Both are in the address, so that a link leads to a rule. */
export function useReview(policyId: string, rules: readonly PolicyRule[]): Review {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const search = useSearchOf(routes.policy);
  const mayReview = useMay("MEMBER");
  const [dialog, setDialog] = useState<ReviewDialog>(null);
  const hasOpen = rules.some(isOpen);
  const filter: RuleFilter = search.show ?? (hasOpen ? "open" : "approved");
  const listed = rulesIn(rules, filter);
  const named = rules.find(({ id }) => id === search.rule);
  const current = named ?? nextToDecide(listed, undefined) ?? listed.find(({ suspicious }) => !suspicious);
  const show = (next: { rule?: string | undefined; show?: RuleFilter | undefined }): void =>
    void go({
      to: routes.policy,
      params: { id: policyId },
      search: routes.policy.readSearch?.({ show: search.show, rule: search.rule, ...next }) ?? {},
      replace: true,
      resetScroll: false,
    });
  /** A rule that the filter leaves out is shown under the filter that has it. */
  const select = (id: string | undefined): void => {
    const rule = rules.find((one) => one.id === id);
    const isListed = rule === undefined || listed.includes(rule);
    show({ rule: id, ...(isListed ? {} : { show: filterOf(rule) }) });
  };
  const refresh = () => queries.invalidateQueries({ queryKey: ["policies"] });
  const decided = async (rule?: PolicyRule): Promise<void> => {
    setDialog(null);
    const next = nextToDecide(rules, current?.id);
    const refreshed = refresh();
    // The next rule opens at once: to load thousands of rules takes longer than to read one.
    if (rule)
      queries.setQueriesData<readonly PolicyRule[]>({ queryKey: ["policies", "rules", policyId] }, (all) =>
        all?.map((one) => (one.id === rule.id ? rule : one)),
      );
    else await refreshed;
    select(next?.id);
  };
  const approval = useMutation({
    mutationFn: (rule: PolicyRule) => api.environment.approveRule({ rule_id: rule.id }),
    onSuccess: (rule) => decided(rule),
  });
  const approve = (): void => {
    if (!mayReview || !current || !isOpen(current) || approval.isPending) return;
    if (current.suspicious) setDialog("suspicious");
    else approval.mutate(current);
  };
  const step = (by: 1 | -1): void => {
    const at = listed.findIndex(({ id }) => id === current?.id);
    const next = listed[at < 0 ? 0 : Math.min(listed.length - 1, Math.max(0, at + by))];
    if (next) select(next.id);
  };
  useKey("j", "Next rule", () => step(1));
  useKey("k", "Previous rule", () => step(-1));
  useKey("a", "Approve the open rule", approve);
  useKey("r", "Reject the open rule", () => mayReview && current && isOpen(current) && setDialog("reject"));
  useKey("e", "Edit the open rule", () => mayReview && current && setDialog("edit"));
  return {
    ...{
      rules,
      listed,
      filter,
      current,
      isNamed: named !== undefined,
      select,
      mayReview,
      approve,
      decided,
      dialog,
      setDialog,
    },
    setFilter: (next) => show({ show: next, rule: undefined }),
    approveAnyway: async () => {
      if (current) await approval.mutateAsync(current);
    },
    error: approval.error,
    isPending: approval.isPending,
  };
}
