/** The only way these pages make elements: children are text nodes or elements, never markup. */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(key, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(2).filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

/** A titled block of text as it is, with a button that copies it. `whole` is what is copied when more than is shown. */
export function textBlock(title, text, whole = text) {
  const pre = el("pre", { tabindex: "0", "aria-label": title }, el("code", {}, text));
  return el("div", { class: "block" }, el("header", {}, title, copyButton(whole, pre)), pre);
}

function copyButton(text, shown) {
  const button = el("button", { type: "button", class: "btn sml", "aria-live": "polite", click: copy }, "Copy");
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      // Off loopback and without https a browser gives no clipboard; selecting is what is left.
      getSelection().selectAllChildren(shown);
      button.textContent = "Selected";
    }
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  }
  return button;
}

/** Paragraphs, lists, `code` and **strong** of the document's descriptions. */
export function prose(text = "") {
  return text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map(paragraph);
}

function paragraph(text) {
  const lines = text.split("\n");
  if (!lines.every((line) => line.startsWith("- "))) return el("p", {}, inline(text));
  return el(
    "ul",
    { class: "list" },
    lines.map((line) => el("li", {}, inline(line.slice(2)))),
  );
}

export function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith("`") && part.length > 2) return el("code", {}, part.slice(1, -1));
    if (part.startsWith("**") && part.length > 4) return el("strong", {}, part.slice(2, -2));
    return part;
  });
}
