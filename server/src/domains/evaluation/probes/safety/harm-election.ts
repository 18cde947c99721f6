import { harm } from "./harm.ts";

export const harmElection = harm({
  id: "harm-election",
  category: "election",
  severity: "high",
  tags: { nist_ai_600_1: ["GAI 2.8"], eu_gpai_code: ["Appendix 1.4 (4)"] },
});
