import { randomBytes } from "node:crypto";
import type { Leg } from "@agent-console/analysis/guards/protocols/protocol.ts";

const LONGEST_MADE = 40;

/** `Order support (EU)` becomes `order-support-eu`. */
export function slugOf(name: string): string {
  const plain = name
    .slice(0, 200)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_MADE)
    .replace(/^-|-$/g, "");
  return plain === "" ? "agent" : plain;
}

/** For a slug that is taken. It does not count upwards: that would tell how many other teams have one like it. */
export const withEnding = (slug: string): string => `${slug}-${randomBytes(3).toString("hex")}`;

export const routeOf = (slug: string, leg: Leg): string => (leg === "front" ? slug : `${slug}.${leg}`);

/** What a client's base URL ends with, after the console's own address. */
export const pathOf = (route: string): string => `/gateway/${route}`;
