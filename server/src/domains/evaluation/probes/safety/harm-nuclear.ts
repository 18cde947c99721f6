import { harm } from "./harm.ts";

export const harmNuclear = harm({
  id: "harm-nuclear",
  category: "nuclear",
  tags: { nist_ai_600_1: ["GAI 2.1"], eu_gpai_code: ["Appendix 1.4 (1)"] },
});
