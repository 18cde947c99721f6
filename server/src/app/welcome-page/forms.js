import { el } from "/pages/dom.js";

/**
 * A form that says what was refused, at the field it concerns where there is one. `fields` maps the names the console
 * knows to label, hint and the input's own attributes.
 */
export function formView({ fields, submit, send }) {
  const refused = el("p", { class: "refused", role: "alert" });
  const button = el("button", { type: "submit", class: "btn pri" }, submit);
  const rows = Object.entries(fields).map(([name, field]) => fieldRow(name, field));
  const form = el(
    "form",
    { submit: onSubmit, novalidate: true },
    refused,
    rows.map((row) => row.node),
    button,
  );

  async function onSubmit(event) {
    event.preventDefault();
    clear();
    button.disabled = true;
    try {
      await send(Object.fromEntries(rows.map(({ name, input }) => [name, input.value])));
    } catch (error) {
      tell(error);
    } finally {
      button.disabled = false;
    }
  }

  function clear() {
    refused.textContent = "";
    for (const { input, wrong } of rows) {
      input.removeAttribute("aria-invalid");
      wrong.textContent = "";
    }
  }

  function tell(error) {
    const unplaced = [];
    for (const { loc = [], msg } of error.problems ?? []) {
      const row = rows.find(({ name }) => name === loc.at(-1));
      if (!row) unplaced.push(`${loc.join(".")}: ${msg}`);
      else {
        row.input.setAttribute("aria-invalid", "true");
        row.wrong.textContent = msg;
      }
    }
    if (!error.problems?.length || unplaced.length > 0) refused.textContent = [error.message, ...unplaced].join(" ");
    rows.find(({ input }) => input.getAttribute("aria-invalid"))?.input.focus();
  }

  return form;
}

function fieldRow(name, { label, hint, ...attributes }) {
  const wrong = el("p", { class: "wrong", id: `${name}-wrong` });
  const input = el("input", { id: name, name, "aria-describedby": `${name}-wrong`, ...attributes });
  const words = el("label", { for: name }, label, hint && el("span", { class: "mut" }, hint));
  return { name, input, wrong, node: el("div", {}, words, input, wrong) };
}
