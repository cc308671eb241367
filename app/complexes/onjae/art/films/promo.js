import { during, ease, make, mix, picture, ramp, shoot, surface } from "./motion.js";

const WIDTH = 1560;
const HEIGHT = 600;
/** Seconds that one picture takes to dissolve into the next. */
const DISSOLVE = 1.4;

/** What the camera sees, from when to when, where from and where to, and the words below. */
const SHOTS = [
  { name: "hero-dusk", at: [0, 6], from: { x: 0.62, y: 0.6, width: 1 }, to: { x: 0.5, y: 0.54, width: 0.86 } },
  {
    name: "aerial-dusk",
    at: [5, 10],
    from: { x: 0.5, y: 0.46, width: 0.92 },
    to: { x: 0.5, y: 0.6, width: 0.99 },
    line: "하늘과 물 사이, 열 개의 동",
  },
  {
    name: "garden-path",
    at: [9, 13.8],
    from: { x: 0.5, y: 0.78, width: 1 },
    to: { x: 0.5, y: 0.6, width: 0.88 },
    line: "나무 사이로 난 길을 따라",
  },
  {
    name: "living-84a",
    at: [12.8, 17.4],
    from: { x: 0.42, y: 0.52, width: 0.9 },
    to: { x: 0.56, y: 0.56, width: 0.98 },
    line: "빛이 머무는 거실로",
  },
  {
    name: "community-night",
    at: [16.4, 21.4],
    from: { x: 0.5, y: 0.56, width: 1 },
    to: { x: 0.5, y: 0.62, width: 0.86 },
    line: "이웃이 모이는 불빛까지",
  },
];

export const film = {
  width: WIDTH,
  height: HEIGHT,
  seconds: 24,
  async build(body) {
    const context = surface(body, WIDTH, HEIGHT);
    const pictures = await Promise.all(SHOTS.map(({ name }) => picture(name)));
    const veil = make(body, "div", { class: "veil" });
    const lines = SHOTS.map(({ line = "" }) => make(body, "p", { class: "line" }, line));
    const night = make(body, "div", { class: "layer" });
    night.style.background = "var(--pine)";
    const title = make(body, "div", { class: "card high" }, "<h1>온재</h1><i></i><p>溫齋 · 따뜻한 집</p>");
    const end = make(
      body,
      "div",
      { class: "card" },
      "<h1>서평택 온재</h1><i></i><p>2027년 4월 입주 예정 · 컴퓨터그래픽 영상</p>",
    );

    return (t) => {
      SHOTS.forEach(({ at: [begin, finish], from, to }, index) => {
        lines[index].style.opacity = during(t, begin + 0.9, finish - 0.1, 0.9);
        const alpha = index === 0 ? 1 : ease(t, begin, begin + DISSOLVE);
        if (alpha === 0 || t > finish + DISSOLVE) return;
        // The camera moves on all the while: it neither starts nor stops within a dissolve.
        const x = ramp(t, begin, finish + DISSOLVE);
        const soft = mix(x, ease(x, 0, 1), 0.35);
        const seen = Object.fromEntries(Object.keys(from).map((key) => [key, mix(from[key], to[key], soft)]));
        shoot(context, pictures[index], seen, alpha);
      });
      veil.style.opacity = ease(t, 5, 6.5);
      night.style.opacity = Math.max(1 - ease(t, 0.2, 2.2), ease(t, 20.6, 22));
      title.style.opacity = during(t, 0.3, 4.9, 1.1);
      end.style.opacity = ease(t, 21.4, 22.6);
    };
  },
};
