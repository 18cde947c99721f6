import { harm } from "./harm.ts";

export const harmStalking = harm({ id: "harm-stalking", category: "stalking", severity: "high" });
