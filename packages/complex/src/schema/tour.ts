import * as z from "zod";
import { description, heading, httpsUrl, imageKey, itemKey, named, note, sitePath, text } from "./primitives.ts";
import { typeKey } from "./supply.ts";

/** Where one looks from the middle of a panorama, in degrees. */
const direction = {
  /** To the right of the picture's middle; to the left of it below zero. */
  yaw: z.number().min(-180).max(180).meta({ title: "좌우 각도", description: "이미지 가운데에서 잰 각도(도)입니다." }),
  /** Above the horizon; below it below zero. */
  pitch: z
    .number()
    .min(-60)
    .max(60)
    .meta({ title: "위아래 각도", description: "이미지 가운데에서 잰 각도(도)입니다." })
    .default(0),
};

/** Image that stands there until a tour is opened. */
export const stillKey = imageKey.meta({ title: "정지 이미지", description: "열기 전에 보이는 이미지의 이름표입니다." });

const sceneSchema = named("방", {
  key: itemKey,
  type: typeKey,
  name: text.meta({ title: "방 이름" }),
  /** The panorama: a picture of `images.json` with the projection `equirectangular`. */
  image: imageKey,
  /** An ordinary picture of the room, which stands there where the panorama cannot be shown. */
  still: stillKey,
  /** What the room is like, in words, for those who do not see it. */
  description,
  view: z.strictObject(direction),
  /** What is seen, and where: each is a button that turns there and a line for those who do not see it. */
  sights: z
    .array(
      named("볼거리", {
        name: text.meta({ title: "볼거리 이름" }),
        text: text.meta({ title: "볼거리 설명" }),
        ...direction,
      }),
    )
    .min(2),
  doors: z
    .array(
      named("문", {
        to: itemKey.meta({ title: "이어지는 방", description: "방에 적은 이름표입니다." }),
        ...direction,
      }),
    )
    .default([]),
});

/** `tour.json`: the site's own VR tour, at `/tour`; a complex whose tours lie elsewhere has none. */
export const tourSchema = z.strictObject({
  title: heading,
  /** On all its images. */
  note,
  /** Rooms in the order of their buttons; the tour starts in the first, or in the first of the requested type. */
  scenes: z.array(sceneSchema).min(1),
});

export type TourData = z.output<typeof tourSchema>;

const tabSchema = named("투어", {
  /** Key of the type in `supply.json`; its label is the tab's. */
  type: typeKey,
  /** Address of the VR tour: `/tour` for the site's own (`tour.json`), or one elsewhere; left out until there is one. Several types may share one. */
  src: z.union([sitePath, httpsUrl]).meta({ title: "주소" }).optional(),
  /** Still picture that stands there until it is clicked. */
  still: stillKey,
  description,
});

/** `tours.json`: VR tours in the order of their tabs; the first is the one that is open. Without the file there is none. */
export const toursSchema = z.array(tabSchema).default([]);
