// Search as you type, and ages that are counted when a page is opened. All text is set as text, never as HTML.
"use strict";
(() => {
  const form = document.querySelector(".search");
  const input = document.getElementById("q");
  const panel = document.getElementById("results");
  const list = panel.querySelector("ol");
  const status = document.getElementById("status");
  const root = document.body.dataset.root;
  const shown = 30;

  // Ages ---------------------------------------------------------------------------------------------------------------

  const now = new Date();
  // Pages of a past day stay as they were on it.
  const day = document.body.dataset.day;
  const today = day ? Date.parse(day) : Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  for (const date of document.querySelectorAll(".date")) {
    const time = date.querySelector("time");
    const age = Math.max(0, Math.round((today - Date.parse(time.dateTime)) / 86400000));
    if (Number.isNaN(age)) continue;
    date.querySelector("span").textContent = age === 0
      ? document.body.dataset.today : document.body.dataset.ago.replace("{n}", age);
    if (age > 365 && !date.classList.contains("stale")) {
      date.classList.add("stale");
      const stale = document.createElement("strong");
      stale.textContent = document.body.dataset.stale;
      date.append(" ", stale);
    }
  }

  // On a phone the navigation is wider than the window.
  const current = document.querySelector(".top nav [aria-current]");
  if (current) current.closest("ul").scrollLeft = current.offsetLeft - 24;

  // What is known ------------------------------------------------------------------------------------------------------

  const facts = [], words = [], documents = [], drawn = new Map();
  let tiers = [], loading = null, spellings = null, longest = 1;

  self.kijun = (kind, content) => {
    if (kind === "facts") for (const fact of content) facts.push({ fact, at: facts.length });
    if (kind === "words") words.push(...content);
    if (kind === "documents") documents.push(...content);
    if (kind === "drawn") {
      for (const [anchor, ...others] of content[1]) {
        for (const key of [anchor, ...others]) drawn.set(key, content[0] + "#" + anchor);
      }
    }
    if (kind === "index") [tiers, kijun.files] = content;
  };

  const script = (path) => new Promise((done, failed) => {
    const element = document.createElement("script");
    element.src = root + path;
    element.async = false; // One after the other: words are known by their place.
    element.onload = done;
    element.onerror = failed;
    document.head.append(element);
  });

  const load = () => loading ??= script("search/index.js")
    .then(() => Promise.all(kijun.files.map(script))).then(prepare);

  // Words --------------------------------------------------------------------------------------------------------------

  const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
  const pattern = new RegExp(
    character.source + "|(?:(?!" + character.source + ")[\\p{L}\\p{M}\\p{N}])+(?:[.:x]\\p{N}+)*|[%°#]", "gu");
  const fold = (text) => text.normalize("NFKC").toLowerCase().replaceAll("×", "x");
  const cut = (text) => fold(text).match(pattern) ?? [];
  const join = (tokens) => tokens.reduce(
    (text, token, at) => text + (at > 0 && !(character.test(token) && character.test(tokens[at - 1])) ? " " : "") + token, "");

  const prepare = () => {
    spellings = new Map();
    words.forEach(([, , , written], concept) => {
      for (const text of written) {
        const tokens = cut(text);
        const key = join(tokens);
        longest = Math.max(longest, Math.min(tokens.length, 16));
        if (!spellings.has(key)) spellings.set(key, []);
        if (!spellings.get(key).includes(concept)) spellings.get(key).push(concept);
      }
    });
    for (const entry of facts) {
      const [, statement, subject, property, conditions] = entry.fact;
      entry.name = fold(subject + " " + property);
      entry.all = entry.name + " " + fold(statement + " " + conditions);
    }
  };

  const spelled = (tokens) => {
    const last = tokens[tokens.length - 1];
    const found = spellings.get(join(tokens));
    if (found || character.test(last)) return found;
    for (const ending of ["s", "es"]) {
      if (last.length > ending.length + 2 && last.endsWith(ending)) {
        const single = spellings.get(join([...tokens.slice(0, -1), last.slice(0, -ending.length)]));
        if (single) return single;
      }
    }
    return undefined;
  };

  // The longest spelling from each place on, else the word as it is.
  const read = (text) => {
    const tokens = cut(text);
    const terms = [];
    const isOpen = !/\s$/.test(text);
    for (let at = 0; at < tokens.length;) {
      let length = Math.min(longest, tokens.length - at);
      let found;
      while (length > 0 && !(found = spelled(tokens.slice(at, at + length)))) length -= 1;
      if (found) {
        terms.push({ concepts: found, text: join(tokens.slice(at, at + length)) });
        at += length;
        continue;
      }
      const token = tokens[at];
      const previous = terms[terms.length - 1];
      const isCharacter = character.test(token);
      if (isOpen && at === tokens.length - 1 && !isCharacter && token.length > 1) {
        const concepts = [];
        for (const [key, meant] of spellings) {
          if (key.startsWith(token)) concepts.push(...meant);
          if (concepts.length > 60) break;
        }
        terms.push({ concepts, text: token });
      } else if (!/^\p{Script=Hiragana}$/u.test(token)) {
        if (isCharacter && previous?.literal && previous.end === at) {
          previous.text += token;
          previous.end = at + 1;
        } else {
          terms.push({ concepts: [], text: token, literal: true, end: at + 1 });
        }
      }
      at += 1;
    }
    return terms.filter((term) => !term.concepts.length || term.concepts.some((concept) => words[concept][0] !== 1));
  };

  // How near each concept is to one that was asked for: 1 itself, less for what is more special or more general.
  const nearness = (concepts) => {
    const near = new Map();
    const note = (concept, value) => { if (value > (near.get(concept) ?? 0)) near.set(concept, value); };
    for (const asked of concepts) {
      if (words[asked][0] !== 0) continue;
      note(asked, 1);
      for (const concept of words[asked][1]) note(concept, 0.3);
      const below = new Set([asked]);
      for (let depth = 0; depth < 4; depth += 1) {
        words.forEach(([, general], concept) => {
          if (!below.has(concept) && general.some((other) => below.has(other))) {
            below.add(concept);
            note(concept, 0.9 - depth * 0.1);
          }
        });
      }
    }
    return near;
  };

  // A name such as "row height" is of a row, and a height.
  const sides = (term) => {
    const made = term.concepts.filter((concept) => words[concept][0] === 0 && words[concept][2].length > 0);
    return made.map((concept) => [...words[concept][2], ...words[concept][1].slice(0, 1)].map((side) => nearness([side])));
  };

  const best = (near, concepts) => {
    let value = 0;
    for (const concept of concepts) value = Math.max(value, near.get(concept) ?? 0);
    return value;
  };

  const inText = (entry, text) => {
    if (!text) return 0;
    const at = entry.all.indexOf(text);
    if (at < 0) return 0;
    // 12 is not in 123, but a word may be in the making.
    if (/^\d/.test(text) && (/[\d.]/.test(entry.all[at - 1] ?? "") || /\d/.test(entry.all[at + text.length] ?? ""))) return 0;
    return entry.name.includes(text) ? 0.95 : 0.7;
  };

  const search = (text) => {
    const terms = read(text);
    const asked = terms.filter((term) => term.concepts.some((concept) => words[concept][0] === 2));
    const wanted = new Set(asked.flatMap((term) => term.concepts.filter((c) => words[c][0] === 2).map((c) => words[c][1][0])));
    const rest = terms.filter((term) => !asked.includes(term));
    if (rest.length === 0 && wanted.size === 0) return [];
    const scored = rest.map((term) => {
      const near = nearness(term.concepts);
      const made = sides(term);
      const values = facts.map((entry) => {
        const concepts = entry.fact[11];
        let value = Math.max(best(near, concepts), inText(entry, term.text));
        for (const side of made) {
          const each = side.map((one) => best(one, concepts));
          if (Math.min(...each) > 0) value = Math.max(value, 0.97 * each.reduce((a, b) => a + b) / each.length);
        }
        return value;
      });
      const count = values.filter((value) => value > 0).length;
      return { values, weight: Math.log(1 + facts.length / (1 + count)) };
    });
    const total = scored.reduce((sum, term) => sum + term.weight, 0) || 1;
    const hits = [];
    facts.forEach((entry, at) => {
      if (wanted.size > 0 && !wanted.has(entry.fact[5])) return;
      let score = 0, matched = 0;
      for (const term of scored) {
        score += term.weight * term.values[at];
        if (term.values[at] > 0) matched += 1;
      }
      if (scored.length > 0 && score === 0) return;
      // Of equals: what is said of the thing alone, what is drawn, what holds today, whose word goes first.
      score = score / total + 0.06 / (1 + entry.fact[11].length) + (drawn.has(entry.fact[0]) ? 0.02 : 0);
      hits.push({ entry, matched, score: score - (entry.fact[10] ? 0.15 : 0) - entry.fact[5] * 0.01 });
    });
    const all = hits.filter((hit) => hit.matched === scored.length);
    const good = (all.length > 0 ? all : hits.filter((hit) => hit.score > 0.4))
      .sort((a, b) => b.score - a.score || a.entry.at - b.entry.at);
    // What is far behind the best is no help.
    return good.filter((hit) => hit.score >= good[0].score * 0.6);
  };

  // Results ------------------------------------------------------------------------------------------------------------

  const element = (name, text, className) => {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    if (className) made.className = className;
    return made;
  };

  const result = ({ entry }) => {
    const [key, statement, subject, property, conditions, tier, day, place, part, line, isOld] = entry.fact;
    const [title, slug] = documents[place];
    const quote = root + "documents/" + slug + (part > 0 ? "-" + (part + 1) : "") + ".html#" + key;
    const item = element("li");
    item.append(element("span", statement, "value"));
    const link = element("a", [subject, property].filter(Boolean).join(" · ") || statement);
    link.href = drawn.has(key) ? root + drawn.get(key) : quote;
    const more = element("div", "", "more");
    more.append(element("span", tiers[tier]?.[1] ?? "", "badge tier-" + Math.min(tier + 1, 4)));
    if (isOld) more.append(element("span", form.dataset.historical, "badge old"));
    if (conditions) more.append(element("span", conditions));
    more.append(day ? element("span", form.dataset.verified + " " + day) : element("span", form.dataset.never, "never"));
    const source = element("a", form.dataset.quote + ": " + title + ", " + form.dataset.line.replace("{n}", line));
    source.href = quote;
    more.append(source);
    item.append(link, more);
    return item;
  };

  let turn = 0;
  const show = async () => {
    const text = input.value.trim();
    const mine = turn += 1;
    if (!text) {
      panel.hidden = true;
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    await load();
    if (mine !== turn) return;
    const hits = search(input.value);
    list.replaceChildren(...hits.slice(0, shown).map(result));
    status.textContent = hits.length === 0 ? form.dataset.none
      : form.dataset.found + " " + hits.length + (hits.length > shown ? " (" + form.dataset.more + ")" : "");
    panel.hidden = false;
  };

  const clear = () => {
    input.value = "";
    show();
  };

  form.hidden = false;
  input.addEventListener("focus", () => { load(); });
  input.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  list.addEventListener("click", (event) => { if (event.target.closest("a")) clear(); });
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    }
    if (event.key === "Escape" && !panel.hidden) {
      clear();
      input.focus();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = [...list.querySelectorAll("li > a")];
    const at = links.indexOf(document.activeElement);
    if (links.length === 0 || (at < 0 && document.activeElement !== input)) return;
    event.preventDefault();
    const next = event.key === "ArrowDown" ? at + 1 : at - 1;
    (next < 0 ? input : links[Math.min(next, links.length - 1)]).focus();
  });
})();
