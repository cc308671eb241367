/*
 * Functions that run in the measured page. Each is sent there as text, so it may use nothing from outside itself.
 */

/** Waits until nothing has moved or changed for a while. */
export async function settled(): Promise<void> {
  const QUIET_FRAMES = 10;
  const state = () => {
    const heading = document.querySelector("h2");
    return `${document.body.innerHTML.length} ${heading?.getBoundingClientRect().top} ${document.body.scrollHeight}`;
  };
  let before = state();
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    await new Promise(requestAnimationFrame);
    const now = state();
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}

/** Milliseconds from the next click until a text that it shows has been painted; fails where none comes or nothing shows. */
export function clickToPaint(text: string): Promise<number> {
  // Nothing that answers at all takes longer; without an end the run would hang.
  const LIMIT_MS = 10_000;
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("The page did not answer the click.")), LIMIT_MS);
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          const shown = [...document.querySelectorAll("p, [role=region] div, [role=tabpanel]")].some((element) => {
            if (!element.textContent.startsWith(text)) return false;
            if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
            const { left, top, height } = element.getBoundingClientRect();
            const seen = document.elementFromPoint(left + 1, top + 1);
            return height > 0 && seen !== null && (element.contains(seen) || seen.contains(element));
          });
          if (!shown) {
            requestAnimationFrame(look);
            return;
          }
          // A message comes after the frame that this callback belongs to.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds from the next turn of the wheel to the first frame that has moved, and between the frames after it. */
export function stepOfWheel(): Promise<{ latency: number; frames: number[] }> {
  // Longer than any library's lock after a step.
  const QUIET_MS = 800;
  // Nothing that answers at all takes longer; without an end the run would hang.
  const LIMIT_MS = 10_000;
  const heading = document.querySelector("h2");
  const place = () => heading?.getBoundingClientRect().top ?? 0;
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("The page did not answer the wheel.")), LIMIT_MS);
    addEventListener(
      "wheel",
      ({ timeStamp }) => {
        const start = place();
        let before = start;
        let latency: number | undefined;
        let lastFrame = 0;
        let lastMove = performance.now();
        const frames: number[] = [];
        const look = (frame: number) => {
          const now = place();
          if (now !== before) {
            latency ??= performance.now() - timeStamp;
            if (lastFrame > 0) frames.push(frame - lastFrame);
            lastMove = performance.now();
            lastFrame = frame;
          }
          before = now;
          if (latency !== undefined && performance.now() - lastMove > QUIET_MS) resolve({ latency, frames });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true, passive: true },
    );
  });
}

/** Milliseconds between the frames in which the next turn of the wheel moves the window; nothing when it does not move. */
export function framesOfTurn(): Promise<number[] | undefined> {
  // Longer than the lock after a step.
  const QUIET_MS = 800;
  // Whatever has not moved by then is at its end.
  const PATIENCE_MS = 3000;
  return new Promise((resolve) => {
    const frames: number[] = [];
    let before = scrollY;
    let lastFrame: number | undefined;
    let lastMove: number | undefined;
    const begun = performance.now();
    const look = (frame: number) => {
      const now = performance.now();
      if (scrollY !== before) {
        if (lastFrame !== undefined) frames.push(frame - lastFrame);
        lastFrame = frame;
        lastMove = now;
        before = scrollY;
      }
      if (lastMove === undefined ? now - begun > PATIENCE_MS : now - lastMove > QUIET_MS)
        resolve(lastMove === undefined ? undefined : frames);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds between the frames from the first in which a finger has moved an element to the last before it rests or goes. */
export function framesOfGesture(selector: string): Promise<number[]> {
  // Longer than a finger rests on its way, and than a spring seems to.
  const QUIET_FRAMES = 15;
  const place = () => {
    const element = document.querySelector(selector);
    if (!element) return "";
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].join(" ");
  };
  return new Promise((resolve) => {
    addEventListener(
      "pointerdown",
      () => {
        const frames: number[] = [];
        let before = place();
        let lastFrame: number | undefined;
        let moving = 0;
        let quiet = 0;
        let isHeld = true;
        for (const end of ["pointerup", "pointercancel"])
          addEventListener(end, () => (isHeld = false), { capture: true, once: true });
        const look = (frame: number) => {
          const now = place();
          if (lastFrame !== undefined && moving > 0) frames.push(frame - lastFrame);
          quiet = now === before ? quiet + 1 : 0;
          if (quiet === 0) moving = frames.length + 1;
          before = now;
          lastFrame = frame;
          if (isHeld || quiet < QUIET_FRAMES) requestAnimationFrame(look);
          // The quiet ones at the end are no part of it.
          else resolve(frames.slice(0, moving - 1));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds from the next change of a field until the text of an element has changed and is painted; fails where it does not. */
export function selectToPaint(selector: string): Promise<number> {
  // Nothing that answers at all takes longer; without an end the run would hang.
  const LIMIT_MS = 10_000;
  const text = () => document.querySelector(selector)?.textContent;
  const before = text();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("The page did not answer the change.")), LIMIT_MS);
    addEventListener(
      "change",
      () => {
        const start = performance.now();
        const look = () => {
          if (text() === before) {
            requestAnimationFrame(look);
            return;
          }
          // A message comes after the frame that this callback belongs to.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds between the frames in which the shadows of the site move, for a time. */
export function framesOfShadows(duration: number): Promise<number[]> {
  const shadows = document.querySelector("[data-part=shadow]");
  const drawn = () => shadows?.getAttribute("d");
  return new Promise((resolve) => {
    const frames: number[] = [];
    const begun = performance.now();
    let before = drawn();
    let lastFrame: number | undefined;
    const look = (frame: number) => {
      const now = drawn();
      if (now !== before) {
        if (lastFrame !== undefined) frames.push(frame - lastFrame);
        lastFrame = frame;
      }
      before = now;
      if (performance.now() - begun > duration) resolve(frames);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
