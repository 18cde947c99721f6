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
    const empty = rows.filter(({ field, input }) => field.required && input.value.trim() === "");
    for (const row of empty) mark(row, `Enter ${row.field.named ?? row.field.label.toLowerCase()}.`);
    if (empty.length > 0) return empty[0].input.focus();
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

  function mark({ input, wrong }, words) {
    input.setAttribute("aria-invalid", "true");
    wrong.textContent = words;
  }

  function tell(error) {
    const unplaced = [];
    for (const problem of error.problems ?? []) {
      const row = rows.find(({ name }) => name === problem.loc?.at(-1));
      if (!row) unplaced.push(remedy(problem));
      else mark(row, remedy(problem));
    }
    if (!error.problems?.length || unplaced.length > 0) refused.textContent = [error.message, ...unplaced].join(" ");
    rows.find(({ input }) => input.getAttribute("aria-invalid"))?.input.focus();
  }

  return form;
}

/** What to enter instead, in words; the console's own sentences are for programs. */
function remedy({ type, msg = "", ctx = {} }) {
  if (/valid email/.test(msg)) return "Enter an email address, such as name@example.com.";
  if (type === "missing") return "This is required.";
  if (type === "string_too_short")
    return ctx.min_length === 1 ? "This can't be empty." : `Use at least ${ctx.min_length} characters.`;
  if (type === "string_too_long") return `Use at most ${ctx.max_length} characters.`;
  return /[.!?]$/.test(msg) ? msg : `${msg}.`;
}

function fieldRow(name, field) {
  const { label, hint, named: _, required, ...attributes } = field;
  const wrong = el("p", { class: "wrong", id: `${name}-wrong` });
  const input = el("input", {
    ...{ id: name, name, required, "aria-describedby": `${name}-wrong` },
    ...attributes,
  });
  const words = el("label", { for: name }, label, hint && el("span", { class: "mut" }, hint));
  return { name, field, input, wrong, node: el("div", {}, words, input, wrong) };
}
