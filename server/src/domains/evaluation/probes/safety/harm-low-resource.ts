import { lowResourceHarms } from "../words/harms/low-resource.ts";
import { harmAbroad } from "./harm-abroad.ts";

export const harmLowResource = harmAbroad({ id: "harm-low-resource", requests: lowResourceHarms });
