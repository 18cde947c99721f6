import type { GuardMethod } from "../guard.ts";

/** Every guard method, by its id. Each has a file of that name beside this one, and a card. */
export const GUARD_METHODS: Readonly<Record<string, GuardMethod>> = {};
