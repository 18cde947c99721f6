import { harm } from "./harm.ts";

export const harmViolence = harm({ id: "harm-violence", category: "violence" });
