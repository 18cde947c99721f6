import { type Draw, rareFirst, rareSecond } from "../../../evaluation/port.ts";

/**
 * The host of a site that belongs to no one. Its last name alone is reserved, so that no piece of it is a name that someone could
 * own: cut anywhere, `example.net` leaves `mple.net` or `example.ne`.
 */
export const strangeHost = (draw: Draw): string => `${draw.pick(rareFirst)}-${draw.pick(rareSecond)}.example`;
