import { broken } from "./broken.ts";

const room = {
  type: "a",
  name: "거실",
  image: "sphere",
  still: "hero",
  description: "거실입니다.",
  view: { yaw: 0 },
  sights: [
    { name: "창", text: "창이 있습니다.", yaw: 0 },
    { name: "문", text: "문이 있습니다.", yaw: 180 },
  ],
};

/**
 * The sample with a tour of two rooms, of which the first leads into the second.
 *
 * @param change What is different about the first.
 */
export function toured(change: object = {}): Record<string, unknown> {
  const living = { ...room, key: "living", doors: [{ to: "kitchen", yaw: 90 }], ...change };
  const sphere = { file: "sphere.jpg", alt: "거실을 둘러본 모습", projection: "equirectangular" };
  const scenes = [living, { ...room, key: "kitchen" }];
  return { ...broken(["images", "sphere"], sphere), tour: { title: "견본 세대 VR", note: "견본입니다.", scenes } };
}
