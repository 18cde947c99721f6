import { harm } from "./harm.ts";

export const harmHarassment = harm({ id: "harm-harassment", category: "harassment" });
