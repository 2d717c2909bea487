"use strict";
// Small charts in SVG. Every mark says its numbers to whoever points at it or moves the focus there.

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["--c0", "--c1", "--c2", "--c3", "--c4", "--c5", "--c6", "--c7"].map((name) => `var(${name})`);
const LABEL = 44; // letters of a chart's label, at most
const RUN_COLOURS = ["var(--one)", "var(--two)", "var(--c2)", "var(--c3)"];

function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function mark(parent, name, attributes = {}, text = "") {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text) node.textContent = text;
  parent.append(node);
  return node;
}

function canvas(width, height, label) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  return svg;
}

function says(node, text) {
  const tip = document.getElementById("tip");
  const show = (event) => {
    tip.textContent = text;
    tip.hidden = false;
    const box = node.getBoundingClientRect();
    const x = event.clientX ?? box.right, y = event.clientY ?? box.top;
    tip.style.left = `${Math.min(x + 14, innerWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${Math.min(y + 14, innerHeight - tip.offsetHeight - 8)}px`;
  };
  node.addEventListener("pointermove", show);
  node.addEventListener("focus", show);
  for (const event of ["pointerleave", "blur"]) node.addEventListener(event, () => { tip.hidden = true; });
  mark(node, "title", {}, text);
  return node;
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const number = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2));
const shorter = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

// Shares with their intervals, one row a label and a bar for each run.
function shareChart(title, series) {
  const labels = [...new Set(series.flatMap((rows) => rows.map((row) => row.label)))];
  const longest = Math.max(...labels.map((label) => Math.min(label.length, LABEL)));
  const left = 16 + 6.2 * longest, width = 350 + left, thick = series.length > 1 ? 11 : 16, step = thick * series.length + 9;
  const svg = canvas(width, 30 + step * labels.length, title);
  const highest = Math.min(1, 1.05 * Math.max(0.1, ...series.flat().map((row) => row.high)));
  const x = (share) => left + ((width - left - 110) * share) / highest;
  const bottom = 8 + step * labels.length;
  for (const tick of ticks(0, highest, 4)) {
    mark(svg, "line", { x1: x(tick), x2: x(tick), y1: 4, y2: bottom, class: "rule" });
    mark(svg, "text", { x: x(tick), y: bottom + 14, class: "axis", "text-anchor": "middle" }, `${Math.round(100 * tick)} %`);
  }
  labels.forEach((label, place) => {
    const top = 8 + step * place;
    mark(svg, "text", { x: left - 8, y: top + (step - 9) / 2 + 4, "text-anchor": "end" }, shorter(label, LABEL));
    series.forEach((rows, run) => {
      const row = rows.find((entry) => entry.label === label);
      if (!row) return;
      const y = top + thick * run;
      const group = mark(svg, "g", { tabindex: 0 });
      mark(group, "rect", { x: left, y, width: Math.max(1, x(row.share) - left), height: thick - 2, rx: 2, fill: series.length > 1 ? RUN_COLOURS[run] : "var(--c0)" });
      mark(group, "line", { x1: x(row.low), x2: x(row.high), y1: y + thick / 2 - 1, y2: y + thick / 2 - 1, class: "whisker" });
      for (const end of [row.low, row.high]) mark(group, "line", { x1: x(end), x2: x(end), y1: y + 1, y2: y + thick - 3, class: "whisker" });
      mark(group, "line", { x1: x(row.fair), x2: x(row.fair), y1: y - 3, y2: y + thick + 1, class: "fair" });
      mark(group, "text", { x: x(row.high) + 5, y: y + thick / 2 + 3, class: "axis" }, `${percent(row.share)} of ${row.games}`);
      says(group, `${label}\n${percent(row.share)} of ${row.games} (${percent(row.low)} to ${percent(row.high)})\nfair share ${percent(row.fair)}, mean score ${number(row.score)}`);
    });
  });
  return svg;
}

// One histogram, or two as outlines over each other, each as a share of its own games.
function histogramChart(title, series, unit) {
  const width = 520, height = 190, left = 38, bottom = 160;
  const svg = canvas(width, height, title);
  const filled = series.filter((one) => one.counts.length);
  if (!filled.length) return svg;
  const low = Math.min(...filled.map((one) => one.start));
  const high = Math.max(...filled.map((one) => one.start + one.width * one.counts.length));
  const totals = series.map((one) => one.counts.reduce((sum, count) => sum + count, 0) || 1);
  const top = Math.max(...series.flatMap((one, run) => one.counts.map((count) => count / totals[run] / one.width)));
  const x = (value) => left + ((width - left - 10) * (value - low)) / (high - low);
  const y = (density) => bottom - ((bottom - 12) * density) / top;
  for (const tick of ticks(low, high, 6)) {
    mark(svg, "text", { x: x(tick), y: bottom + 15, class: "axis", "text-anchor": "middle" }, String(tick));
  }
  for (const tick of ticks(0, top, 3)) {
    mark(svg, "line", { x1: left, x2: width - 10, y1: y(tick), y2: y(tick), class: "rule" });
    mark(svg, "text", { x: left - 5, y: y(tick) + 4, class: "axis", "text-anchor": "end" }, `${Math.round(100 * tick * filled[0].width)} %`);
  }
  mark(svg, "line", { x1: left, x2: width - 10, y1: bottom, y2: bottom, class: "rule" });
  mark(svg, "text", { x: width - 10, y: height - 2, class: "axis", "text-anchor": "end" }, unit);
  series.forEach((one, run) => {
    one.counts.forEach((count, place) => {
      const from = one.start + one.width * place;
      const tall = y(count / totals[run] / one.width);
      const bar = mark(svg, "rect", {
        x: x(from) + 0.5, y: tall, width: Math.max(0.5, x(from + one.width) - x(from) - 1), height: bottom - tall,
        fill: RUN_COLOURS[run], "fill-opacity": series.length > 1 ? 0.5 : 0.85,
      });
      const range = one.width === 1 ? `${from}` : `${from} to ${from + one.width - 1}`;
      says(bar, `${range} ${unit}\n${count} (${percent(count / totals[run])})`);
    });
    if (one.counts.length) {
      mark(svg, "line", { x1: x(one.mean), x2: x(one.mean), y1: 8, y2: bottom, stroke: RUN_COLOURS[run], "stroke-width": 2 });
      mark(svg, "text", { x: x(one.mean) + 4, y: 16 + 13 * run, class: "axis" }, `mean ${number(one.mean)}`);
    }
  });
  return svg;
}

// Several lines over the course of a game; the sources of a score are stacked.
function courseChart(title, course) {
  const sources = Object.keys(course).filter((source) => course[source].some((value) => value !== 0));
  const width = 520, height = 220, left = 38, bottom = 190;
  const svg = canvas(width, height, title);
  if (!sources.length) return svg;
  const steps = course[sources[0]].length;
  let under = new Array(steps).fill(0), over = new Array(steps).fill(0);
  const bands = sources.map((source) => {
    const values = course[source];
    const base = values.map((value, place) => (value < 0 ? under[place] : over[place]));
    const edge = values.map((value, place) => base[place] + value);
    under = under.map((value, place) => Math.min(value, edge[place]));
    over = over.map((value, place) => Math.max(value, edge[place]));
    return { source, base, edge, values };
  });
  const low = Math.min(0, ...under), high = Math.max(1, ...over);
  const x = (place) => left + ((width - left - 10) * place) / (steps - 1);
  const y = (value) => bottom - ((bottom - 10) * (value - low)) / (high - low);
  for (const tick of ticks(low, high, 5)) {
    mark(svg, "line", { x1: left, x2: width - 10, y1: y(tick), y2: y(tick), class: "rule" });
    mark(svg, "text", { x: left - 6, y: y(tick) + 4, class: "axis", "text-anchor": "end" }, String(tick));
  }
  bands.forEach((band, place) => {
    const there = band.edge.map((value, step) => `${x(step)},${y(value)}`);
    const back = band.base.map((value, step) => `${x(step)},${y(value)}`).reverse();
    const area = mark(svg, "polygon", { points: [...there, ...back].join(" "), fill: COLOURS[place % COLOURS.length], "fill-opacity": 0.8 });
    says(area, `${words(band.source)}\nat half time ${number(band.values[(steps - 1) / 2])}, at the end ${number(band.values[steps - 1])}`);
  });
  for (const [place, text] of [[0, "start"], [(steps - 1) / 2, "half time"], [steps - 1, "end"]]) {
    mark(svg, "text", { x: x(place), y: bottom + 16, class: "axis", "text-anchor": place === 0 ? "start" : place === steps - 1 ? "end" : "middle" }, text);
  }
  return svg;
}

function legend(labels, colours) {
  const box = element("div", { class: "legend" });
  labels.forEach((label, place) => {
    box.append(element("span", {}, element("span", { class: "dot", style: `background:${colours[place % colours.length]}` }), ` ${label}`));
  });
  return box;
}

function ticks(low, high, about) {
  const rough = (high - low) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
  const found = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step * 1e-6; tick += step) found.push(Number(tick.toFixed(6)));
  return found;
}

const words = (id) => id.replaceAll("_", " ");

// A table whose columns can be sorted.
function table(columns, rows, limit = 0) {
  const body = element("tbody");
  const head = element("tr");
  let order = [...rows];
  let shown = limit && rows.length > limit ? limit : rows.length;
  const fill = () => body.replaceChildren(...order.slice(0, shown).map((row) => element("tr", {}, ...columns.map((column) => {
    const cell = element("td", column.word ? { class: "word" } : {});
    const content = column.show(row);
    cell.append(content instanceof Node ? content : String(content));
    return cell;
  }))));
  columns.forEach((column) => {
    const button = element("button", { type: "button" }, column.title);
    const heading = element("th", { scope: "col", class: column.word ? "word" : "" }, button);
    button.addEventListener("click", () => {
      const down = heading.getAttribute("aria-sort") !== "descending";
      for (const other of head.children) other.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", down ? "descending" : "ascending");
      order = [...rows].sort((a, b) => {
        const [one, two] = [column.key(a), column.key(b)];
        const side = one < two ? -1 : one > two ? 1 : 0;
        return down ? -side : side;
      });
      fill();
    });
    head.append(heading);
  });
  fill();
  const box = element("div", { class: "scroll" }, element("table", {}, element("thead", {}, head), body));
  if (shown < rows.length) {
    const more = element("button", { type: "button", class: "more" }, `Show all ${rows.length}`);
    more.addEventListener("click", () => { shown = rows.length; fill(); more.remove(); });
    return element("div", {}, box, more);
  }
  return box;
}
