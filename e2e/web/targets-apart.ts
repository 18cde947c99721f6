/**
 * To measure targets, axe maps every element of the page, which takes half of its time. But a target fails only because of another
 * target: one that covers part of it, or one that is near its center if it is smaller than 24 pixels itself. So axe judges only
 * targets that have another one there, and pages without such targets are not mapped.
 *
 * Of a small target, axe measures the distance between its center and the other one, or the other one's center if that is small as
 * well. Where something lies over either of them, axe takes the center of what is left of it, and judges the target itself.
 *
 * A script for the page, to be run after axe.
 */
export const leaveTargetsApart = `(() => {
  const LEAST = 24;
  // Nothing is decided here that half a pixel could change.
  const DOUBT = 0.5;
  // All that axe may take for a target. Anything else needs a role to be one.
  const TARGETS = "a[href], area[href], button, input, select, textarea, summary, iframe, object, embed, audio, video, " +
    "[contenteditable], [role][tabindex]:not([role=group], [role=region])";
  let close = null;

  const meet = (one, other, margin = 0) =>
    other.left < one.right + margin && other.right > one.left - margin && other.top < one.bottom + margin &&
    other.bottom > one.top - margin;
  const isSmall = ({ width, height }) => width < LEAST + DOUBT || height < LEAST + DOUBT;
  const centerOf = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const between = (point, { left, right, top, bottom }) =>
    Math.hypot(Math.max(left - point.x, point.x - right, 0), Math.max(top - point.y, point.y - bottom, 0));

  const findClose = () => {
    const placed = (element) => ({ element, rect: element.getBoundingClientRect() });
    const targets = [...document.querySelectorAll(TARGETS)].filter((element) => element.getClientRects().length > 0).map(placed);
    let all = null;
    /** Whether anything may lie over it: another target, or what is neither in it nor around it. */
    const isCovered = (target) => target.isCovered ??=
      targets.some((other) => other !== target && meet(target.rect, other.rect)) ||
      (all ??= [...document.body.querySelectorAll("*")].map(placed)).some(({ element, rect }) =>
        meet(target.rect, rect) && !element.contains(target.element) && !target.element.contains(element));
    const isApart = (target, other) => {
      const center = centerOf(target.rect);
      const distance = between(center, other.rect);
      if (isCovered(other)) return distance > LEAST + DOUBT;
      if (!isSmall(other.rect)) return distance > LEAST / 2 + DOUBT;
      const { x, y } = centerOf(other.rect);
      return distance > LEAST / 2 + DOUBT && Math.hypot(x - center.x, y - center.y) > LEAST + DOUBT;
    };
    const isClose = (target) => {
      const margin = isSmall(target.rect) ? LEAST + DOUBT : 0;
      const near = targets.filter((other) => other !== target && meet(target.rect, other.rect, margin));
      if (near.length === 0) return false;
      return margin === 0 || isCovered(target) || !near.every((other) => isApart(target, other));
    };
    return new Set(targets.filter(isClose).map(({ element }) => element));
  };

  const rule = axe._audit.rules.find(({ id }) => id === "target-size");
  const { matches } = rule;
  rule.matches = (element, ...rest) => (close ??= findClose()).has(element) && matches(element, ...rest);
  globalThis.targets = { lookAgain() { close = null; } };
})()`;
