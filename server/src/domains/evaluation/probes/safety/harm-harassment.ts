import { harm } from "./harm.ts";

export const harmHarassment = harm({
  id: "harm-harassment",
  category: "harassment",
  tags: { nist_ai_600_1: ["GAI 2.11"] },
});
