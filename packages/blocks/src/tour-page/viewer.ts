import { events, Viewer, EquirectangularAdapter, utils } from "@photo-sphere-viewer/core";
import { events as gyroscopeEvents, GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import "@photo-sphere-viewer/core/index.css";
import type { Direction } from "@danji/complex/media/tour";

/** Whole spheres as plain pictures: the library's own adapter shows them from `blob:` addresses, which the content policy does not allow. */
class PictureAdapter extends EquirectangularAdapter {
  override async loadTexture(panorama: string): ReturnType<EquirectangularAdapter["loadTexture"]> {
    const image = await this.viewer.textureLoader.loadImage(panorama);
    const panoData = utils.mergePanoData(image.width, image.height);
    return { panorama, texture: utils.createSizedTexture(image), panoData, cacheKey: panorama };
  }
}

/** How long a room takes to fade into the next, and of a turn to a named sight, in milliseconds. */
const FADE_MS = 500;
const TURN_MS = 700;
/** Degrees that are seen from top to bottom, the farthest in and the farthest out. */
const FIELD = { minFov: 35, maxFov: 85 };
/** Zoom to begin with and a step of it, in parts of a hundred. */
const ZOOM = { start: 25, step: 15 };

const DEGREE = Math.PI / 180;
const radians = ({ yaw, pitch }: Direction) => ({ yaw: yaw * DEGREE, pitch: pitch * DEGREE });
/** An angle in radians as degrees around zero. */
const degrees = (angle: number) => ((angle / DEGREE + 540) % 360) - 180;

/** Whether the visitor prefers reduced motion: turns are immediate then. */
const lessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Words of the library that may come to be seen. */
const LANG = {
  loading: "불러오는 중입니다...",
  loadError: "이미지를 불러오지 못했습니다.",
  webglError: "이 브라우저에서는 360도 화면을 볼 수 없습니다.",
  close: "닫기",
};

/** Builds a viewer in a container by WebGL 2; `onView` is called when its direction or size has changed. */
export function createViewer(container: HTMLElement, onView: (direction: Direction) => void) {
  const viewer = new Viewer({
    ...FIELD,
    container,
    adapter: PictureAdapter,
    plugins: [[GyroscopePlugin, { roll: false }]],
    // Its own controls are no buttons; the page has controls of its own.
    navbar: false,
    keyboard: false,
    mousewheel: false,
    moveInertia: !lessMotion(),
    defaultZoomLvl: ZOOM.start,
    canvasBackground: "#14181b",
    lang: LANG,
  });
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);

  function look(direction: Direction): void {
    if (lessMotion()) viewer.rotate(radians(direction));
    else void viewer.animate({ ...radians(direction), speed: TURN_MS });
  }

  function current(): Direction {
    const { yaw, pitch } = viewer.getPosition();
    return { yaw: degrees(yaw), pitch: degrees(pitch) };
  }

  /** Turns with the device, or no longer. Asks for leave where the system wants that; answers whether it does. */
  async function follow(on: boolean): Promise<boolean> {
    if (!on) gyroscope.stop();
    else await gyroscope.start().catch(() => undefined);
    return gyroscope.isEnabled();
  }

  viewer.addEventListener(events.RenderEvent.type, () => onView(current()));
  // The page shows an error message of its own.
  viewer.addEventListener(events.PanoramaErrorEvent.type, () => viewer.hideError());

  return {
    /** Goes into another panorama, or throws where it cannot be loaded; returns false where it was asked to go elsewhere meanwhile. */
    async show(src: string, view: Direction): Promise<boolean> {
      const follows = gyroscope.isEnabled();
      const isThere = await viewer.setPanorama(src, {
        position: radians(view),
        zoom: ZOOM.start,
        transition: lessMotion() ? false : { speed: FADE_MS, rotation: false, effect: "fade" },
        showLoader: false,
      });
      if (isThere && follows) await follow(true);
      return isThere;
    },
    look,
    turn(by: Direction): void {
      const { yaw, pitch } = current();
      look({ yaw: yaw + by.yaw, pitch: Math.max(-90, Math.min(90, pitch + by.pitch)) });
    },
    /** Goes nearer by some steps, or back. */
    zoom: (steps: number) => viewer.zoom(viewer.getZoomLevel() + steps * ZOOM.step),
    /** Where a direction is, in CSS pixels from the upper left corner; undefined when it is out of sight. */
    place(direction: Direction): { readonly x: number; readonly y: number } | undefined {
      const position = radians(direction);
      return viewer.dataHelper.isPointVisible(position)
        ? viewer.dataHelper.sphericalCoordsToViewerCoords(position)
        : undefined;
    },
    /** Sets whether keys and wheel control it. */
    listen(on: boolean): void {
      if (on) viewer.startKeyboardControl();
      else viewer.stopKeyboardControl();
      viewer.setOption("mousewheel", on);
    },
    /** Whether the device that it is held in can turn it. */
    canFollow: () => gyroscope.isSupported(),
    follow,
    /** Calls `onChange` with whether it turns with the device, at once and on every change: other ways of turning end it. Returns a function that stops this. */
    watchFollowing(onChange: (follows: boolean) => void) {
      const report = () => onChange(gyroscope.isEnabled());
      report();
      gyroscope.addEventListener(gyroscopeEvents.GyroscopeUpdatedEvent.type, report);
      return () => gyroscope.removeEventListener(gyroscopeEvents.GyroscopeUpdatedEvent.type, report);
    },
    destroy: () => viewer.destroy(),
  };
}

/** Handle of a panorama viewer. */
export type TourViewer = ReturnType<typeof createViewer>;
