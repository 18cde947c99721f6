/**
 * The one script of a report: it shows the prompts that the page holds as data, filtered and a page at a time. Texts go
 * in as text only. The policy of the page names its hash, so nothing else runs.
 */
export const script = `"use strict";(() => {
const data = JSON.parse(document.getElementById("prompts").textContent);
const form = document.getElementById("filter"), body = document.getElementById("rows"), told = document.getElementById("told");
const size = 50; let page = 0, found = data.rows;
const cell = (row, text, look) => { const td = document.createElement("td"); td.textContent = text; if (look) td.className = look; row.append(td); };
const show = () => {
  const rows = found.slice(page * size, page * size + size).map((one) => {
    const row = document.createElement("tr");
    cell(row, one[0], "n"); cell(row, data.probes[one[1]], "wide"); cell(row, data.outcomes[one[2]], data.outcomes[one[2]]);
    cell(row, one[3], "why"); cell(row, one[4], "asked"); cell(row, one[5], "answered");
    return row;
  });
  body.replaceChildren(...rows);
  const last = Math.max(0, Math.ceil(found.length / size) - 1);
  told.textContent = found.length + " of " + data.rows.length + " prompts, page " + (page + 1) + " of " + (last + 1);
  form.elements.back.disabled = page === 0; form.elements.on.disabled = page >= last;
};
const search = () => {
  const words = form.elements.search.value.toLowerCase(), outcome = form.elements.outcome.value, probe = form.elements.probe.value;
  found = data.rows.filter((one) => (outcome === "" || one[2] === +outcome) && (probe === "" || one[1] === +probe)
    && (words === "" || (one[3] + " " + one[4] + " " + one[5]).toLowerCase().includes(words)));
  page = 0; show();
};
data.probes.forEach((name, at) => { const option = document.createElement("option"); option.value = at; option.textContent = name; form.elements.probe.append(option); });
form.addEventListener("input", search);
form.addEventListener("submit", (event) => event.preventDefault());
form.elements.back.addEventListener("click", () => { page -= 1; show(); });
form.elements.on.addEventListener("click", () => { page += 1; show(); });
form.hidden = false; show();
})();`;
