import { harm } from "./harm.ts";

export const harmNuclear = harm({ id: "harm-nuclear", category: "nuclear" });
