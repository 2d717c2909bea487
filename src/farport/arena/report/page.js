"use strict";
// The report: what is in it, in which order, and the choice of the bot whose seats are shown.

const data = JSON.parse(document.getElementById("data").textContent);
const ALL = "all bots";
const runs = data.runs;
const two = runs.length > 1;
let bot = ALL;

const view = (run) => run.views[bot] ?? null;
const seen = () => runs.map(view);
const card = (title, ...content) => element("section", { class: "card" }, element("h3", {}, title), ...content);
const grid = (...cards) => element("div", { class: "grid" }, ...cards);

function heading() {
  const box = document.getElementById("runs");
  runs.forEach((run, place) => {
    const colour = two ? `background:${RUN_COLOURS[place]}` : "display:none";
    const options = [...Object.entries(run.options).map(([name, value]) => `${name} ${value}`), ...(run.vary ? [`every ${run.vary}`] : []), ...(run.variant ? ["changed data"] : [])];
    const unfinished = run.games < run.planned ? ` of ${run.planned} planned` : "";
    box.append(element("p", { class: "run" }, element("span", { class: "dot", style: colour }), element("strong", {}, run.name),
      ` ${run.games} distinct games${unfinished}${run.repeated ? ` (${run.repeated} repetitions are not counted)` : ""}, ${run.seats} seats, ${run.bots.join(", ")}${options.length ? `; ${options.join(", ")}` : ""}`));
    if (run.broken) box.append(element("p", { class: "loss" }, `${run.broken} games broke and are left out.`));
  });
  const bots = [...new Set(runs.flatMap((run) => Object.keys(run.views)))];
  if (bots.length > 2) {
    const select = element("select", { id: "bot" }, ...bots.map((name) => element("option", { value: name }, name)));
    select.addEventListener("change", () => { bot = select.value; draw(); });
    document.getElementById("controls").append(element("label", { for: "bot" }, "Seats of"), select);
  }
  const print = element("button", { type: "button" }, "Print");
  print.addEventListener("click", () => window.print());
  document.getElementById("controls").append(print);
}

function chapters() {
  return [
    ["The answer", answer()],
    ["Wins", wins()],
    ["Length and end", length()],
    ["Scores", scores()],
    ...(runs.some((run) => run.ratings.length) ? [["Strength of the bots", strength()]] : []),
    ...(two ? [["All figures side by side", folded(differences())]] : []),
    ["Openings", folded(openings())],
    ["What is done", folded(uses())],
    ["What happens", folded(events())],
    ["What never happens", folded(never())],
  ];
}

// What a designer looks up rather than reads; it is not printed.
const folded = (content) => [element("details", { class: "folded" }, element("summary", {}, "Show"), ...content)];

function answer() {
  const said = data.sentences.map((each) => element("li", {}, element("span", { class: `sure ${each.certainty}` }, each.certainty === "none" ? "none seen" : each.certainty), ` ${each.text}`));
  const value = (of) => (of === null ? "–" : typeof of === "object" ? JSON.stringify(of) : String(of));
  const changed = (changes) => changes.length
    ? element("ul", {}, ...changes.map((change) => element("li", {}, element("strong", {}, change.key), ` ${shorter(value(change.old), 80)} → ${shorter(value(change.new), 80)}`)))
    : element("p", { class: "soft" }, "Nothing in the data.");
  if (runs.length < 3) return [card("In sentences", element("ul", { class: "sentences" }, ...said)), ...(two ? [card("What was changed", changed(runs[1].changes))] : []), ...tried()];
  const general = said.filter((_, place) => data.sentences[place].of === undefined);
  const of = (run) => said.filter((_, place) => data.sentences[place].of === run.side);
  return [...(general.length ? [card("In sentences", element("ul", { class: "sentences" }, ...general))] : []),
    ...runs.slice(1).map((run) => card(`${run.name}, beside ${runs[0].name}`, changed(run.changes), element("ul", { class: "sentences" }, ...of(run)))), ...tried()];
}

function tried() {
  if (!data.options.length) return [];
  const share = (side) => (side ? `${percent(side.value)} ± ${(50 * (side.high - side.low)).toFixed(0)} (n ${side.count})` : "–");
  const columns = [
    { title: "Option", word: true, key: (row) => `${row.kind} ${row.word}`, show: (row) => words(`${row.kind} ${row.word}`) },
    { title: "Barred from it", key: (row) => row.barred?.value ?? 0, show: (row) => share(row.barred) },
    { title: "Made to", key: (row) => row.made?.value ?? 0, show: (row) => share(row.made) },
    { title: "Verdict", word: true, key: (row) => row.verdict, show: (row) => row.verdict },
  ];
  return [card(`Options: wins of bots that may not, and of bots that must (fair: ${percent(data.options[0].fair)})`, table(columns, data.options, 30))];
}

function draw() {
  const report = document.getElementById("report");
  const contents = document.getElementById("contents");
  const drawn = chapters();
  report.replaceChildren(...drawn.flatMap(([title, content], place) => [element("h2", { id: `chapter-${place}` }, title), ...content]));
  contents.replaceChildren(...drawn.map(([title], place) => element("a", { href: `#chapter-${place}` }, title)));
}

const shown = (row, value) => (value === null ? "–" : row.unit === "share" ? percent(value) : number(value));

function differences() {
  const surprising = data.differences.filter((row) => row.significant);
  const by = (row, place) => (row.moved[place] ? row.values[place + 1] - row.values[0] : 0);
  const change = (row, place) => {
    const moved = row.moved[place];
    if (!moved || moved.certainty === "none") return moved ? "no difference shown" : "–";
    const size = row.unit === "share" ? `${(100 * Math.abs(by(row, place))).toFixed(1)} points` : number(Math.abs(by(row, place)));
    return element("strong", {}, `${by(row, place) > 0 ? "+" : "−"}${size} ± ${row.unit === "share" ? (100 * moved.reach).toFixed(1) : number(moved.reach)}, ${moved.certainty}`);
  };
  const columns = [
    { title: "Figure", word: true, key: (row) => `${row.what} ${row.label}`, show: (row) => words(`${row.what} ${row.label}`) },
    { title: runs[0].name, key: (row) => row.values[0] ?? 0, show: (row) => shown(row, row.values[0]) },
    ...runs.slice(1).flatMap((run, place) => [
      { title: run.name, key: (row) => row.values[place + 1] ?? 0, show: (row) => shown(row, row.values[place + 1]) },
      { title: "Difference", key: (row) => Math.abs(by(row, place)), show: (row) => change(row, place) },
    ]),
  ];
  const sentence = `${surprising.length} of ${data.differences.length} figures differ.`;
  return [element("p", {}, sentence),
    ...(surprising.length ? [card("They differ", table(columns, surprising, 30))] : []),
    card(surprising.length ? "Everything else" : "All figures", table(columns, data.differences.filter((row) => !row.significant), 8))];
}

function strength() {
  const columns = [
    { title: "Bot", word: true, key: (row) => row.bot, show: (row) => row.bot },
    { title: "Strength", key: (row) => row.strength, show: (row) => `${row.strength.toFixed(1)} (${row.low.toFixed(1)} to ${row.high.toFixed(1)})` },
    { title: "Seats played", key: (row) => row.games, show: (row) => row.games },
    { title: "Wins", key: (row) => row.share, show: (row) => `${percent(row.share)} (${percent(row.share_low)} to ${percent(row.share_high)})` },
    { title: "Fair share", key: (row) => row.fair_share, show: (row) => percent(row.fair_share) },
  ];
  const against = [
    { title: "Bot", word: true, key: (row) => row.bot, show: (row) => row.bot },
    { title: "before", word: true, key: (row) => row.other, show: (row) => row.other },
    { title: "Games", key: (row) => row.games, show: (row) => row.games },
    { title: "Share", key: (row) => row.share, show: (row) => `${percent(row.share)} (${percent(row.low)} to ${percent(row.high)})` },
  ];
  return runs.flatMap((run) => [
    card(two ? `Ratings: ${run.name}` : "Ratings (OpenSkill)", table(columns, run.ratings)),
    ...(run.pairs.length ? [card(two ? `One against one: ${run.name}` : "One against one", table(against, run.pairs))] : []),
  ]);
}

function wins() {
  const facets = [...new Set(seen().flatMap((one) => (one ? Object.keys(one.by) : [])))];
  return [grid(...facets.map((facet) => card(`Wins by ${facet}`, shareChart(`Wins by ${facet}`, seen().map((one) => one?.by[facet] ?? [])))))];
}

function openings() {
  const series = seen().map((one) => (one?.openings ?? []).map((row) => ({ ...row, label: words(row.label) })));
  return [element("p", { class: "soft" }, "What a seat did the first three times when several kinds of action were possible; the most frequent openings, with their wins."),
    card("Wins by opening", shareChart("Wins by opening", series))];
}

function scores() {
  const cards = [card("Final scores", histogramChart("Final scores", seen().map((one) => one?.scores ?? { counts: [] }), "points"))];
  const sources = [...new Set(seen().flatMap((one) => (one ? one.sources.map((row) => row.label) : [])))];
  const columns = [
    { title: "Source", word: true, key: (row) => row, show: (row) => words(row) },
    ...runs.map((run, place) => {
      const of = (source) => seen()[place]?.sources.find((row) => row.label === source);
      return { title: two ? run.name : "Points a seat", key: (source) => of(source)?.mean ?? 0, show: (source) => (of(source) ? `${number(of(source).mean)} ± ${number(of(source).half)}` : "–") };
    }),
  ];
  cards.push(card("Where points come from", table(columns, sources)));
  runs.forEach((run) => {
    const course = view(run)?.course ?? {};
    const named = Object.keys(course).filter((source) => course[source].some((value) => value !== 0));
    if (named.length) cards.push(card(two ? `Points over the game: ${run.name}` : "Points over the game", courseChart("Points over the game", course), legend(named.map(words), COLOURS)));
  });
  return [grid(...cards)];
}

function length() {
  const cards = [card("Actions in a game", histogramChart("Actions in a game", runs.map((run) => run.lengths), "actions"))];
  if (runs.some((run) => run.minutes.counts.length)) cards.push(card("Minutes of game time", histogramChart("Minutes of game time", runs.map((run) => run.minutes), "minutes")));
  const reasons = [...new Set(runs.flatMap((run) => run.reasons.map((row) => row.label)))];
  const columns = [
    { title: "End", word: true, key: (row) => row, show: (row) => words(row) },
    ...runs.map((run) => {
      const of = (reason) => (run.reasons.find((row) => row.label === reason)?.count ?? 0) / run.games;
      return { title: two ? run.name : "Games", key: of, show: (reason) => percent(of(reason)) };
    }),
  ];
  cards.push(card("How games end", table(columns, reasons)));
  return [grid(...cards)];
}

function uses() {
  const rows = (detailed) => {
    const labels = [...new Set(seen().flatMap((one) => (one ? one.uses.map((row) => row.label) : [])))].filter((label) => label.includes(" ") === detailed);
    return labels.map((label) => ({ label, by: seen().map((one) => one?.uses.find((row) => row.label === label)) }));
  };
  const columns = [
    { title: "Action", word: true, key: (row) => row.label, show: (row) => words(row.label) },
    ...runs.flatMap((run, place) => [
      { title: two ? `A game: ${run.name}` : "A seat and game", key: (row) => row.by[place]?.mean ?? 0, show: (row) => (row.by[place] ? `${number(row.by[place].mean)} ± ${number(row.by[place].half)}` : "never") },
      { title: two ? "Seats that do it" : "Seats that do it at all", key: (row) => row.by[place]?.users ?? 0, show: (row) => (row.by[place] ? percent(row.by[place].users) : "–") },
      { title: "Their wins", key: (row) => row.by[place]?.win_with ?? 0, show: (row) => (row.by[place] ? percent(row.by[place].win_with) : "–") },
    ]),
  ];
  const details = rows(true);
  return [card("Kinds of action", table(columns, rows(false).sort((a, b) => (b.by[0]?.mean ?? 0) - (a.by[0]?.mean ?? 0)))),
    ...(details.length ? [card("What is chosen with them", table(columns, details.sort((a, b) => (b.by[0]?.mean ?? 0) - (a.by[0]?.mean ?? 0)), 25))] : [])];
}

function events() {
  const labels = [...new Set(runs.flatMap((run) => run.events.map((row) => row.label)))];
  const of = (place, label) => runs[place].events.find((row) => row.label === label);
  const columns = [
    { title: "Event", word: true, key: (row) => row, show: (row) => words(row) },
    ...runs.flatMap((run, place) => [
      { title: two ? `A game: ${run.name}` : "A game", key: (row) => of(place, row)?.mean ?? 0, show: (row) => (of(place, row) ? `${number(of(place, row).mean)} ± ${number(of(place, row).half)}` : "never") },
      { title: "Games with it", key: (row) => (of(place, row)?.games ?? 0) / runs[place].games, show: (row) => percent((of(place, row)?.games ?? 0) / runs[place].games) },
    ]),
  ];
  return [card("Events", table(columns, labels, 25))];
}

function never() {
  return runs.map((run) => {
    const chips = run.never.map((label) => element("span", { class: "chip" }, words(label)));
    const text = run.never.length ? "The rules know these, and no bot did any of them in this run:" : "Everything that the rules know was done at least once.";
    return card(two ? run.name : "Actions and choices", element("p", { class: "soft" }, text), ...chips);
  });
}

heading();
draw();
