import type { Speaker } from "../person/speaker.ts";

type ByIntent = Readonly<Record<Speaker["intent"], readonly string[]>>;

/** What people say around a request, in one language. */
export interface Frames {
  readonly openers: ByIntent;
  readonly reasons: ByIntent;
  readonly closers: ByIntent;
  /** Said in a later turn by a person who won't take no for an answer. */
  readonly pushes: readonly string[];
  readonly claims: Readonly<Record<"power_user" | "admin" | "super_admin", readonly string[]>>;
  /** {role} */
  readonly roles: readonly string[];
  /** {section}: for people who know the policy and cite it. */
  readonly terms: readonly string[];
  readonly beginner: readonly string[];
  /** {action}: something that the person is not allowed to do. */
  readonly restricted: readonly string[];
  /** Around a request in disguise: {text}. In the order of `disguises`. */
  readonly disguises: readonly string[];
}
