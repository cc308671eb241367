/** What a room is for: decides its floor, whether it needs a window, and how it is described. */
export const ROOM_KINDS = [
  "living",
  "kitchen",
  "bedroom",
  "alpha",
  "bathroom",
  "powder",
  "dressing",
  "pantry",
  "entrance",
  "hall",
] as const;

/** What lies outside of the exclusive area: an open balcony, or a space for service, machines or refuge. */
export const BALCONY_KINDS = ["balcony", "utility", "outdoor-unit", "refuge"] as const;

export const FIXTURE_KINDS = [
  "counter",
  "island",
  "sink",
  "stove",
  "fridge",
  "washer",
  "basin",
  "toilet",
  "bath",
  "shower",
  "wardrobe",
  "shelf",
  "shoes",
  "vanity",
  "outdoor-unit",
] as const;

export const FURNITURE_KINDS = [
  "bed-double",
  "bed-single",
  "bedside",
  "sofa",
  "rug",
  "low-table",
  "tv",
  "desk",
  "chair",
  "dining-table",
] as const;

export type RoomKind = (typeof ROOM_KINDS)[number];
export type BalconyKind = (typeof BALCONY_KINDS)[number];
export type FixtureKind = (typeof FIXTURE_KINDS)[number];
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

/** Rooms that people live and sleep in: they need a window (건축법 시행령 제51조, 거실의 채광). */
export const HABITABLE: ReadonlySet<string> = new Set(["living", "bedroom"] satisfies RoomKind[]);

/** Things that lie on, under or in front of others without being in their way. */
export const OVERLAYS: ReadonlySet<string> = new Set(["rug", "sink", "stove", "low-table", "chair"] satisfies (
  FixtureKind | FurnitureKind
)[]);

/** Things higher than a window sill. */
export const TALL: ReadonlySet<string> = new Set(["fridge", "wardrobe", "shelf", "shoes"] satisfies FixtureKind[]);
