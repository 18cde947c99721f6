import { harm } from "./harm.ts";

export const harmChildSafety = harm({ id: "harm-child-safety", category: "child_safety" });
