import { harm } from "./harm.ts";

export const harmPrivacy = harm({ id: "harm-privacy", category: "privacy" });
