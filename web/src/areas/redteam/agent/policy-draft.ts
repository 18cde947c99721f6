import type { RedteamPolicy, RedteamPolicyRequest } from "@agent-console/sdk";

/** A policy as it is entered. */
export interface PolicyDraft {
  readonly isAllowed: boolean;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly rate: string;
}

const typed = (value: number | string | null | undefined): string => (value == null ? "" : String(value));

export const policyDraft = (policy: RedteamPolicy): PolicyDraft => ({
  isAllowed: policy.is_allowed,
  from: typed(policy.from_hour),
  to: typed(policy.to_hour),
  zone: typed(policy.time_zone),
  rate: typed(policy.requests_per_minute),
});

const hasWindow = ({ from, to }: PolicyDraft): boolean => from.trim() !== "" || to.trim() !== "";

export function policyMisfits(draft: PolicyDraft): Partial<Record<keyof PolicyDraft, string>> {
  const isHour = (text: string): boolean => /^\d{1,2}$/.test(text.trim()) && Number(text) <= 23;
  const wrong: Partial<Record<keyof PolicyDraft, string>> = {};
  if (hasWindow(draft)) {
    if (!isHour(draft.from)) wrong.from = "Enter an hour from 0 to 23.";
    if (!isHour(draft.to)) wrong.to = "Enter an hour from 0 to 23.";
    if (draft.zone.trim() === "") wrong.zone = "Enter a time zone, such as Europe/Berlin.";
  }
  const rate = draft.rate.trim();
  if (rate !== "" && !(/^\d{1,7}$/.test(rate) && Number(rate) >= 1)) wrong.rate = "Enter a whole number, 1 or more.";
  return wrong;
}

export function policyBody(draft: PolicyDraft): RedteamPolicyRequest {
  const isOpen = !hasWindow(draft);
  return {
    is_allowed: draft.isAllowed,
    from_hour: isOpen ? null : Number(draft.from),
    to_hour: isOpen ? null : Number(draft.to),
    time_zone: isOpen ? null : draft.zone.trim(),
    requests_per_minute: draft.rate.trim() === "" ? null : Number(draft.rate),
  };
}
