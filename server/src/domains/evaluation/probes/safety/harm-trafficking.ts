import { harm } from "./harm.ts";

export const harmTrafficking = harm({ id: "harm-trafficking", category: "trafficking" });
