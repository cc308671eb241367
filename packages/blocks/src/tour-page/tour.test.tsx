import type { SiteTour, TourScene } from "@danji/complex/media/tour";
import { fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { nearestSight, selectPanorama, useTour } from "./use-tour.ts";
import { placeDoors } from "./Stage.tsx";

vi.mock("./viewer.ts", () => {
  throw new Error("The viewer's code is not there.");
});

const still = {
  alt: "",
  width: 4,
  height: 3,
  avif: "",
  src: "",
  color: "#ffffff",
  made: "computer",
} as const;

const room = (key: string): TourScene => ({
  key,
  type: "84a",
  label: "84A",
  name: key,
  description: "",
  view: { yaw: 0, pitch: 0 },
  sights: [],
  doors: [],
  panorama: { full: "", light: "" },
  still,
});

const [living, kitchen] = [room("거실"), room("주방")];
const tour: SiteTour = { title: "견본 세대", note: "", scenes: [living, kitchen] };

function Walk() {
  const { scene, state, containerRef, ...walk } = useTour(tour, living, () => undefined);
  return (
    <div ref={containerRef}>
      <button type="button" onClick={() => walk.go("주방")}>
        주방
      </button>
      <output>{`${scene.name} ${state}`}</output>
    </div>
  );
}

it("goes on saying that the viewer has failed in another room, which nothing loads", async () => {
  // The test environment cannot draw.
  const { prototype } = HTMLCanvasElement;
  const own = Object.getOwnPropertyDescriptor(prototype, "getContext") ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, "getContext", own));
  Object.defineProperty(prototype, "getContext", { ...own, value: () => ({}) });
  const { getByRole } = render(<Walk />);
  await expect.poll(() => getByRole("status").textContent).toBe("거실 failed");
  fireEvent.click(getByRole("button"));
  expect(getByRole("status").textContent).toBe("주방 failed");
});

const sight = (name: string, yaw: number) => ({ name, text: `${name}입니다.`, yaw, pitch: 0 });
const seen = { sights: [sight("창", 0), sight("벽", 90), sight("주방", 175)] };

it.each([
  [0, "창"],
  [44, "창"],
  [46, "벽"],
  [140, "주방"],
  [-175, "주방"],
  [-150, "주방"],
  [-55, "창"],
  [-90, undefined],
])("finds what is looked at at %i degrees, the short way round: %s", (yaw, name) => {
  expect(nearestSight(seen, { yaw, pitch: 0 })?.name).toBe(name);
});

it("puts doors where they are seen, and out of sight where they are not", () => {
  const { getByTestId, getByText } = render(
    <div data-testid="layer">
      <button data-yaw="10" data-pitch="-5">
        앞
      </button>
      <button data-yaw="180" data-pitch="0">
        뒤
      </button>
    </div>,
  );
  placeDoors(getByTestId("layer"), {
    place: ({ yaw, pitch }) => (yaw < 90 ? { x: yaw * 10 + 0.4, y: 50 - pitch } : undefined),
  });
  expect(getByText("앞").dataset["sight"]).toBe("in");
  expect(getByText("앞").style.getPropertyValue("translate")).toBe("100px 55px");
  expect(getByText("뒤").dataset["sight"]).toBe("out");
});

const panorama = { full: "/full.avif", light: "/light.avif" };

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, false, "/full.avif"],
  [true, false, "/light.avif"],
  [false, true, "/light.avif"],
])("goes by what a reader saves (%s, %s)", (saveData, reducedData, src) => {
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: reducedData }) });
  expect(selectPanorama(panorama)).toBe(src);
});
