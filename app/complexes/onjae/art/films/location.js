import { during, ease, make, mix, picture, ramp, shoot, surface } from "./motion.js";

const WIDTH = 1280;
const HEIGHT = 720;
const SECONDS = 16;
const PAGES = "../../pages.json";
/** When the roads grow, and how long one place is looked at, in seconds. */
const ROADS = { from: 1.8, each: 0.9, apart: 0.45 };
const PLACES = { from: 4.4, each: 1.5 };
/** Places that a viewer has time to read; the page under the film has all. */
const SHOWN = new Set([
  "서해선 신설역(예정)",
  "5503번 버스 정류장(예정)",
  "초등학교(계획)",
  "상업시설(계획)",
  "근린공원(계획)",
  "행정·의료시설(계획)",
]);
const ARRIVE = { walk: "도보", car: "차로", bus: "버스로" };

const smooth = (points) =>
  points
    .map(([x, y], i) => {
      if (i === 0) return `M${x} ${y}`;
      const [a, b, c, d] = [points[i - 2] ?? points[i - 1], points[i - 1], points[i], points[i + 1] ?? points[i]];
      return `C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (d[0] - b[0]) / 6} ${c[1] - (d[1] - b[1]) / 6} ${x} ${y}`;
    })
    .join("");
const corners = (points) => `M${points.map((point) => point.join(" ")).join("L")}Z`;
const growing = (d, style) => `<path d="${d}" pathLength="1" fill="none" stroke-dasharray="1 1" ${style}/>`;

const STYLES = {
  river: 'stroke="#dfe2da" stroke-width="150"',
  rail: 'stroke="#4b5358" stroke-width="12"',
  artery: 'stroke="#d9c7ac" stroke-width="50"',
  road: 'stroke="#e3d7c2" stroke-width="24"',
};

async function mapOfPages() {
  const pages = await (await fetch(PAGES)).json();
  const blocks = Object.values(pages).flatMap(({ sections = [] }) => sections.flatMap((section) => section.blocks));
  return blocks.find(({ kind }) => kind === "map");
}

export const film = {
  width: WIDTH,
  height: HEIGHT,
  seconds: SECONDS,
  async build(body) {
    const [map, layout] = await Promise.all([mapOfPages(), picture("layout")]);
    const places = map.places.filter(({ name }) => SHOWN.has(name));
    const drawn = ["river", "road", "artery", "rail"].flatMap((kind) => map.lines.filter((line) => line.kind === kind));
    const svg = make(
      body,
      "div",
      { class: "layer" },
      `<svg viewBox="-1340 -800 2680 1508" width="${WIDTH}" height="${HEIGHT}">
        <g class="areas">${map.areas.map(({ kind, points }) => `<path d="${corners(points)}" fill="${kind === "district" ? "#faf8f4" : "#e3e3d8"}" ${kind === "site" ? 'opacity="0"' : ""}/>`).join("")}</g>
        <g class="lines">${drawn.map(({ kind, points }) => growing(smooth(points), STYLES[kind])).join("")}</g>
        <g class="ways">${places.map(({ at: [x, y] }) => `<path d="M0 0L${x} ${y}" pathLength="1" fill="none" stroke="#12302b" stroke-width="7" stroke-dasharray="1 1"/>`).join("")}</g>
        <g class="dots">${places.map(({ at: [x, y] }) => `<g transform="translate(${x} ${y})"><circle r="26" fill="#faf8f4" stroke="#12302b" stroke-width="8"/><circle r="12" fill="#12302b"/></g>`).join("")}</g>
        <g class="home"><rect x="-62" y="-62" width="124" height="124" fill="#12302b"/><path d="M-30 8L0 -26L30 8V34H-30Z" fill="#fdb461"/></g>
      </svg>`,
    );
    const all = (selector) => [...svg.querySelectorAll(selector)];
    const [lines, ways, dots] = [all(".lines path"), all(".ways path"), all(".dots > g")];
    make(body, "div", { class: "paper" });
    const legends = places.map(({ name, way: { minutes, by } }) =>
      make(body, "p", { class: "legend" }, `<b>${name}</b><span>${ARRIVE[by]} ${minutes}분</span>`),
    );
    const roads = make(body, "p", { class: "legend" }, "<b>철도와 간선도로</b>");
    const canvasBox = make(body, "div", { class: "layer" });
    const context = surface(canvasBox, WIDTH, HEIGHT);
    const title = make(body, "p", { class: "legend" }, "<b>입지 안내</b><span>예정과 계획을 담은 개략도</span>");
    const last = PLACES.from + PLACES.each * places.length;

    return (t) => {
      title.style.opacity = 1 - ease(t, 2, 2.4);
      lines.forEach((line, index) => {
        const from = ROADS.from + (index % 5) * ROADS.apart;
        line.style.strokeDashoffset = 1 - ease(t, from, from + ROADS.each + 0.6);
        line.style.opacity = ramp(t, from, from + 0.05);
      });
      roads.style.opacity = during(t, 2.4, PLACES.from, 0.5);
      places.forEach((_place, index) => {
        const from = PLACES.from + index * PLACES.each;
        const grown = ease(t, from, from + 0.6);
        const now =
          index === places.length - 1
            ? ease(t, from, from + 0.25) * (1 - ease(t, last, last + 0.4))
            : during(t, from, from + PLACES.each, 0.2);
        ways[index].style.strokeDashoffset = 1 - grown;
        ways[index].style.opacity = grown === 0 ? 0 : mix(0.22, 1, now);
        dots[index].style.opacity = ease(t, from + 0.35, from + 0.6);
        legends[index].style.opacity = now;
      });
      // At the end the drawing gives way to the place itself.
      canvasBox.style.opacity = ease(t, last, last + 1.2);
      shoot(context, layout, { x: 0.5, y: 0.5, width: mix(1, 0.9, ramp(t, last, SECONDS)) });
    };
  },
};
