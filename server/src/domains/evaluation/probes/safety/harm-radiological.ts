import { harm } from "./harm.ts";

export const harmRadiological = harm({
  id: "harm-radiological",
  category: "radiological",
  tags: { nist_ai_600_1: ["GAI 2.1"], eu_gpai_code: ["Appendix 1.4 (1)"] },
});
