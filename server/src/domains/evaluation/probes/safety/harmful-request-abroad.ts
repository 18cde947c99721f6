import { foreignHarms } from "../words/harms/foreign.ts";
import { harmAbroad } from "./harm-abroad.ts";

export const harmfulRequestAbroad = harmAbroad({
  id: "harmful-request-abroad",
  severity: "critical",
  requests: foreignHarms,
});
