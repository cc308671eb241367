/** From 0 at `from` to 1 at `to`, and held there. */
export const ramp = (t, from, to) => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** As {@link ramp}, with a soft beginning and a soft end. */
export const ease = (t, from, to) => {
  const x = ramp(t, from, to);
  return x * x * x * (x * (6 * x - 15) + 10);
};

/** 1 between two times, with a soft way in and out. */
export const during = (t, from, to, fade = 0.6) => ease(t, from, from + fade) * (1 - ease(t, to - fade, to));

/** Between two numbers. */
export const mix = (a, b, x) => a + (b - a) * x;

/** A picture that can be drawn at once. */
export async function picture(name) {
  const image = new Image();
  image.src = `../../images/${name}.jpg`;
  await image.decode();
  return image;
}

/**
 * Draws the part of a picture that a camera sees. Parts are given by their middle, in fractions of the picture, and by
 * how much of its width they take; nothing is rounded, so that nothing trembles.
 */
export function shoot(context, image, { x, y, width }, alpha = 1) {
  const { canvas } = context;
  const w =
    Math.min(width, (image.naturalHeight * canvas.width) / canvas.height / image.naturalWidth) * image.naturalWidth;
  const h = (w * canvas.height) / canvas.width;
  const left = Math.min(Math.max(x * image.naturalWidth - w / 2, 0), image.naturalWidth - w);
  const top = Math.min(Math.max(y * image.naturalHeight - h / 2, 0), image.naturalHeight - h);
  context.globalAlpha = alpha;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, left, top, w, h, 0, 0, canvas.width, canvas.height);
}

/** An element with attributes and, inside it, HTML. */
export function make(parent, tag, attributes = {}, html = "") {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = html;
  parent.append(element);
  return element;
}

/** A drawing surface over the whole of a parent. */
export function surface(parent, width, height) {
  return make(parent, "canvas", { width, height }).getContext("2d");
}
