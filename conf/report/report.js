// report.html is complete without this: it adds sorting, filters and a switch of colors. All that it reads is in the page.
"use strict";

/** An element with its properties. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** What a cell is sorted by: its number; what has none comes last. */
function sortValue(row, column) {
  const cell = row.cells[column];
  if (cell.dataset.v === undefined) return cell.textContent.trim();
  return cell.dataset.v === "" ? null : Number(cell.dataset.v);
}

function compareValues(one, other) {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en", { numeric: true });
}

/** Titles become buttons: the first click sorts numbers from the largest, text from A. */
function makeSortable(table) {
  const body = table.tBodies[0];
  for (const [column, title] of [...table.tHead.rows[0].cells].entries()) {
    if (title.dataset.fixed !== undefined || title.textContent.trim() === "") continue;
    const button = element("button", { type: "button", textContent: title.textContent });
    title.replaceChildren(button);
    button.addEventListener("click", () => {
      const rows = [...body.rows];
      const isNumber = rows.some((row) => row.cells[column].dataset.v !== undefined);
      const before = title.ariaSort;
      const ascending = before === null ? !isNumber : before === "descending";
      for (const other of table.tHead.rows[0].cells) other.ariaSort = null;
      title.ariaSort = ascending ? "ascending" : "descending";
      const sorted = rows
        .map((row) => ({ row, value: sortValue(row, column) }))
        .sort((one, other) => {
          if (one.value === null || other.value === null) return (one.value === null) - (other.value === null);
          return compareValues(one.value, other.value) * (ascending ? 1 : -1);
        });
      body.append(...sorted.map(({ row }) => row));
    });
  }
}

function choice(label, rows, key) {
  const values = [...new Set(rows.map((row) => row.dataset[key]))].filter((value) => value !== undefined).sort();
  const select = element("select", {}, element("option", { value: "", textContent: "all" }));
  select.append(...values.map((value) => element("option", { value, textContent: value })));
  const shown = values.length < 2 ? [] : [element("label", {}, label, select)];
  return { shown, select, matches: (row) => select.value === "" || row.dataset[key] === select.value };
}

/** A search and filters above a table. */
function addTools(table) {
  const rows = [...table.tBodies[0].rows];
  if (rows.length < 2) return;
  const texts = new Map(rows.map((row) => [row, row.cells[0].textContent.toLowerCase()]));
  const search = element("input", { type: "search", placeholder: "part of a name" });
  const family = choice("Family", rows, "family");
  const state = choice("Change", rows, "state");
  const count = element("span", { role: "status" });
  const only = element("input", { type: "checkbox", checked: true });
  const hasMinor = rows.some((row) => row.dataset.minor !== undefined);
  const isLeftOut = (row) => hasMinor && only.checked && row.dataset.minor !== undefined;
  const show = () => {
    const wanted = search.value.trim().toLowerCase();
    let shown = 0;
    for (const row of rows) {
      row.hidden = isLeftOut(row) || !(texts.get(row).includes(wanted) && family.matches(row) && state.matches(row));
      if (!row.hidden) shown += 1;
    }
    count.textContent = shown === rows.length ? `${rows.length} rows` : `${shown} of ${rows.length} rows`;
  };
  for (const field of [only, search, family.select, state.select]) field.addEventListener("input", show);
  show();
  const changed = hasMinor ? [element("label", {}, only, "Main changes only")] : [];
  const fields = [...changed, element("label", {}, "Kernel", search), ...family.shown, ...state.shown, count];
  table.parentElement.before(element("div", { className: "tools" }, ...fields));
}

/** Light or dark; the system's own until it is clicked. */
function addThemeSwitch() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;
  const isDark = () => (root.dataset.theme === undefined ? dark.matches : root.dataset.theme === "dark");
  const button = element("button", { type: "button", className: "theme" });
  const label = () => {
    button.textContent = isDark() ? "Light" : "Dark";
  };
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    label();
  });
  dark.addEventListener("change", label);
  label();
  document.querySelector("header").append(button);
}

const perfetto = "https://ui.perfetto.dev";
const [pingMs, mostPings] = [200, 150];

/**
 * Hands the trace of one instance to Perfetto, in a tab that the click opens. Nothing is asked for before that. Perfetto answers PING
 * with PONG once it can take a trace, and then asks the reader (ui/src/frontend/post_message_handler.ts of google/perfetto).
 */
function addPerfetto() {
  const data = document.getElementById("trace");
  if (data === null) return;
  const button = element("button", {
    type: "button",
    className: "handover",
    textContent: "Open one instance in Perfetto",
  });
  const status = element("span", { role: "status" });
  const byHand = "Drop trace.tar at ui.perfetto.dev instead.";
  button.addEventListener("click", () => {
    const tab = window.open(perfetto);
    if (tab === null) {
      status.textContent = `This browser opens no tab from here. ${byHand}`;
      return;
    }
    status.textContent = "Waiting for Perfetto …";
    let pings = 0;
    const end = (text) => {
      clearInterval(timer);
      removeEventListener("message", answered);
      status.textContent = text;
    };
    const timer = setInterval(() => {
      pings += 1;
      if (tab.closed || pings > mostPings) end(`Perfetto did not answer. ${byHand}`);
      else tab.postMessage("PING", "*");
    }, pingMs);
    const answered = ({ source, origin, data: answer }) => {
      if (source !== tab || origin !== perfetto || answer !== "PONG") return;
      const { buffer } = Uint8Array.from(atob(data.textContent), (character) => character.charCodeAt(0));
      tab.postMessage(
        { perfetto: { buffer, title: document.title, fileName: "trace.tar", localOnly: true } },
        perfetto,
      );
      end("Perfetto has it, and may ask whether to open it.");
    };
    addEventListener("message", answered);
  });
  document.getElementById("perfetto").append(element("div", { className: "tools" }, button, status));
}

/** A link to a folded section unfolds it. */
function unfoldTarget() {
  const section = document.getElementById(location.hash.slice(1));
  if (section === null) return;
  for (const details of section.querySelectorAll(":scope > details")) details.open = true;
  section.scrollIntoView();
}

for (const table of document.querySelectorAll("table")) makeSortable(table);
for (const table of document.querySelectorAll("table[data-tools]")) addTools(table);
addThemeSwitch();
addPerfetto();
addEventListener("hashchange", unfoldTarget);
unfoldTarget();
