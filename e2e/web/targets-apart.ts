/**
 * To measure targets, axe maps every element of the page, which takes half of its time. But a target fails only because of another
 * target: one that covers part of it, or one within 24 pixels if it is smaller than that itself. So axe judges only
 * targets that have another one there, and pages without such targets are not mapped.
 *
 * A script for the page, to be run after axe.
 */
export const leaveTargetsApart = `(() => {
  const LEAST = 24;
  // All that axe may take for a target. Anything else needs a role to be one.
  const TARGETS = "a[href], area[href], button, input, select, textarea, summary, details, iframe, object, embed, audio, video, " +
    "[contenteditable], [role][tabindex]:not([role=group], [role=region])";
  let close = null;

  const findClose = () => {
    const shown = [...document.querySelectorAll(TARGETS)].filter((element) => element.getClientRects().length > 0);
    const targets = shown.map((element) => ({ element, rect: element.getBoundingClientRect() }));
    const hasNeighbor = ({ element, rect }) => {
      const margin = rect.width < LEAST || rect.height < LEAST ? LEAST : 0;
      return targets.some(({ element: other, rect: { left, right, top, bottom } }) =>
        other !== element && left < rect.right + margin && right > rect.left - margin && top < rect.bottom + margin &&
        bottom > rect.top - margin);
    };
    return new Set(targets.filter(hasNeighbor).map(({ element }) => element));
  };

  const rule = axe._audit.rules.find(({ id }) => id === "target-size");
  const { matches } = rule;
  rule.matches = (element, ...rest) => (close ??= findClose()).has(element) && matches(element, ...rest);
  globalThis.targets = { lookAgain() { close = null; } };
})()`;
