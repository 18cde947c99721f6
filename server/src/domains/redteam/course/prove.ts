import type { Attempt } from "../model/attempt.ts";
import { confirm } from "./confirm.ts";
import type { GoalCourse } from "./course-rules.ts";
import { generalize } from "./generalize.ts";
import { minimize } from "./minimize.ts";
import type { NextSend, ProvenAttack } from "./next-send.ts";

/**
 * After an attack worked: tries it with fresh secrets, on other goals of the family, and shorter. What to send next, or what all
 * of it showed. A fold over the journal: the same attempts, the same answer.
 */
export function prove(course: GoalCourse, attack: Attempt): NextSend | ProvenAttack {
  const { k } = course.rules.confirm;
  const confirmed = confirm(course, attack);
  if (confirmed.kind === "send") return confirmed;
  const whole = confirmed.attack && { step: confirmed.attack.step, form: confirmed.attack.form };
  const proven = { step: attack.step, confirmed: confirmed.worked, generalized: null, minimized: null, whole };
  if (confirmed.worked.worked < k || !confirmed.attack) return proven;
  const generalized = generalize(course, attack);
  if (generalized && "kind" in generalized) return generalized;
  const minimized = course.rules.isMinimizing ? minimize(course, attack, confirmed.attack) : null;
  if (minimized && "kind" in minimized) return minimized;
  return { ...proven, generalized, minimized };
}
