import { harm } from "./harm.ts";

export const harmIntrusion = harm({
  id: "harm-intrusion",
  category: "intrusion",
  tags: { nist_ai_600_1: ["GAI 2.9"], eu_gpai_code: ["Appendix 1.4 (3)"] },
});
