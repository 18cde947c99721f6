import { harm } from "./harm.ts";

export const harmElection = harm({ id: "harm-election", category: "election", severity: "high" });
