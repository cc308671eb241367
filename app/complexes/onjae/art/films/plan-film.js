import { during, ease, make, mix, picture, ramp, shoot, surface } from "./motion.js";

const WIDTH = 1280;
const HEIGHT = 720;
/** Units of a drawing in a millimetre: it counts in centimetres. */
const SCALE = 0.1;
/** Space around the flat within its drawing, in millimetres: for the walls and the opened door. */
const MARGIN = 1500;
/** Where pictures of rooms show, beside the drawing and above their words. */
const INSET = { left: 880, top: 108, width: 360, height: 300 };

/**
 * A film of a plan: its drawing, without letters that no phone shows large enough, with one room after the other in the light, and pictures of some of them.
 *
 * @param title What it is called, and a line below that.
 * @param drawing Address of the drawing as SVG.
 * @param bounds Corners of the flat in millimetres.
 * @param steps Rooms in turn: outlines in millimetres, words, seconds, and the picture of it.
 * @param close What is shown at the end: a picture and its words.
 */
export function planFilm({ title: [head, sub], drawing, bounds: [from, to], steps, close }) {
  const opening = 2.2;
  const times = steps.map(
    (_step, index) => opening + steps.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  const last = opening + steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = last + 3;
  return {
    width: WIDTH,
    height: HEIGHT,
    seconds,
    async build(body) {
      const plan = make(body, "div", { class: "layer" }, await (await fetch(drawing)).text());
      const svg = plan.querySelector("svg");
      const [x, y] = from.map((mm) => (mm - MARGIN / 2) * SCALE);
      svg.setAttribute("viewBox", [x, y, ...to.map((mm, axis) => (mm - from[axis] + MARGIN) * SCALE)].join(" "));
      Object.assign(svg.style, {
        left: "40px",
        top: "24px",
        width: "800px",
        height: `${HEIGHT - 48}px`,
        inset: "auto",
        position: "absolute",
      });
      const marks = steps.map(({ outlines }) => {
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        const corners = (points) => `M${points.map((point) => point.map((mm) => mm * SCALE).join(" ")).join("L")}Z`;
        path.setAttribute("d", outlines.map(corners).join(""));
        path.setAttribute("class", "mark");
        path.setAttribute("style", `fill:#fdb461;mix-blend-mode:multiply;stroke:#12302b;stroke-width:${50 * SCALE}`);
        svg.append(path);
        return path;
      });
      const box = make(body, "div", { class: "layer", style: `inset:auto;left:${INSET.left}px;top:${INSET.top}px` });
      const contexts = steps.map(() => surface(box, INSET.width, INSET.height));
      const pictures = await Promise.all(steps.map(({ image }) => image && picture(image)));
      const [title, ...legends] = [{ name: head, text: sub }, ...steps].map(({ name, text, image }) =>
        make(body, "p", { class: `legend beside${image ? " below" : ""}` }, `<b>${name}</b><span>${text}</span>`),
      );
      const endBox = make(body, "div", { class: "layer guide" });
      const endContext = surface(endBox, WIDTH, HEIGHT);
      const endPicture = await picture(close.image);
      make(endBox, "div", { class: "veil" });
      make(endBox, "p", { class: "line" }, close.text);

      return (t) => {
        title.style.opacity = 1 - ease(t, opening - 0.35, opening);
        steps.forEach(({ seconds: length, view = { x: 0.5, y: 0.5 } }, index) => {
          const from = times[index];
          const now = during(t, from, from + length, 0.35);
          marks[index].style.opacity = now * 0.42;
          legends[index].style.opacity = now;
          contexts[index].canvas.style.opacity =
            ease(t, from, from + 0.5) * (1 - ease(t, from + length - 0.1, from + length + 0.4));
          const image = pictures[index];
          if (image && now > 0)
            shoot(contexts[index], image, { ...view, width: mix(0.8, 0.7, ramp(t, from, from + length)) });
        });
        endBox.style.opacity = ease(t, last, last + 0.9);
        shoot(endContext, endPicture, { ...close.view, width: mix(1, 0.9, ramp(t, last, seconds)) });
      };
    },
  };
}
