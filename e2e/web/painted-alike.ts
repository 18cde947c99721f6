/**
 * To measure the contrast of a text, axe works out what is painted behind it, which takes three quarters of its time. Most
 * texts of a page are painted alike, and like those of other pages: what one of them has passed is not measured again.
 *
 * Two texts are painted alike if they have the same color, size and weight, and the same backgrounds, opacities and filters
 * from the inside out. Something that is not an ancestor can lie behind a text only where elements are taken out of their
 * order, so the names of those elements count as well.
 *
 * A script for the page, to be run after axe.
 */
export const rememberContrast = (passed: Iterable<string>): string => `(() => {
  const passed = new Set(${JSON.stringify([...passed])});
  const learned = [];
  let paints = new Map();

  const behind = (element) => {
    if (!element) return "";
    const known = paints.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, transform, float } = getComputedStyle(element);
    const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && opacity === "1" &&
      filter === "none" && mixBlendMode === "normal";
    const isInOrder = position === "static" && transform === "none" && float === "none";
    const outside = behind(element.parentElement);
    const own = isPlain ? "" : "/" + [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(" ");
    const place = isInOrder ? "" : "@" + element.tagName + "." + element.getAttribute("class");
    const paint = outside + own + place;
    paints.set(element, paint);
    return paint;
  };
  const paintOf = (element) => {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStroke } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStroke, behind(element)].join(" ");
  };

  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const check = axe._audit.checks["color-contrast"];
  const { matches } = rule;
  const { evaluate } = check;
  /** Nothing else has a contrast. axe finds out by reading all that is inside an element. */
  const isText = (element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue.trim() !== "");
  rule.matches = (element, ...rest) => isText(element) && !passed.has(paintOf(element)) && matches(element, ...rest);
  check.evaluate = function (element, ...rest) {
    const paint = paintOf(element);
    if (passed.has(paint)) return true;
    let ratio = 0;
    const outcome = evaluate.call(
      Object.create(this, { data: { value: (data) => { ratio = data?.contrastRatio ?? 0; this.data(data); } } }),
      element,
      ...rest,
    );
    // A text that can't be seen passes as well, and says nothing about one that can.
    if (outcome === true && ratio > 0) {
      passed.add(paint);
      learned.push(paint);
    }
    return outcome;
  };

  // A link in a text passes by its looks, such as a line below it, or by its color. To compare colors, axe maps the page as well.
  const links = axe._audit.checks["link-in-text-block"];
  const looks = axe._audit.checks["link-in-text-block-style"];
  const { evaluate: compareColors } = links;
  const silent = { data() {}, relatedNodes() {} };
  links.evaluate = function (...given) {
    return looks.evaluate.apply(silent, given) === true || compareColors.apply(this, given);
  };

  globalThis.contrast = {
    /** Colors change with the theme, and elements with everything. */
    lookAgain() { paints = new Map(); },
    learned: () => learned.splice(0),
  };
})()`;
