import { harm } from "./harm.ts";

export const harmChildSafety = harm({
  id: "harm-child-safety",
  category: "child_safety",
  tags: { nist_ai_600_1: ["GAI 2.11"] },
});
