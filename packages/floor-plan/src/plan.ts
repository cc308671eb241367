import * as z from "zod";
import { BALCONY_KINDS, FIXTURE_KINDS, FURNITURE_KINDS, ROOM_KINDS } from "./kinds.ts";

/** One thing that is wrong with a plan. */
export interface PlanIssue {
  /** Which check finds it, e.g. `unreachable-room`. */
  readonly rule: string;
  /** Place in the plan's file, e.g. `rooms.2.polygon`. */
  readonly path: string;
  /** What is wrong there and what to do, in Korean. */
  readonly message: string;
}

/** No flat is longer than this, in millimetres; a larger number is a slip of the pen. */
const LONGEST = 40_000;

const millimetres = z.int().min(-LONGEST).max(LONGEST);
const point = z.tuple([millimetres, millimetres]);
const text = z
  .string()
  .regex(/^\S(.*\S)?$/u, "비어 있거나 앞뒤에 빈칸이 있습니다")
  .regex(/^[^\uFFFD\p{Cc}]*$/u, "깨진 글자가 있습니다. 원본을 보고 다시 적으세요");
const key = z.string().regex(/^[a-z][a-z0-9-]*$/u, "영문 소문자로 시작하고 영문 소문자, 숫자, -만 쓸 수 있습니다");

/** A line along an axis: walls of flats run at right angles, and everything else follows from that. */
const line = { from: point, to: point };
const alongAxis = ({ from, to }: { from: Point; to: Point }) => (from[0] === to[0]) !== (from[1] === to[1]);
const ALONG_AXIS = "from과 to는 가로나 세로로 놓인 서로 다른 두 점이어야 합니다";

const polygon = z
  .array(point)
  .min(4)
  .refine(
    (points) => points.every((from, index) => alongAxis({ from, to: points[(index + 1) % points.length] ?? from })),
    "모든 변이 가로나 세로여야 합니다. 이웃한 두 점은 x나 y 하나만 다릅니다",
  );

/** Which end of the opening the leaf hangs on, or slides past. */
const hinge = z.enum(["from", "to"]);

const door = z
  .discriminatedUnion("kind", [
    /** The flat's own door, from outside; it opens outwards unless `into` names a room. */
    z.strictObject({ kind: z.literal("entrance"), ...line, hinge, into: key.optional() }),
    /** A leaf on hinges that sweeps a quarter circle in the room `into`. */
    z.strictObject({ kind: z.literal("swing"), ...line, hinge, into: key }),
    /** Two or more leaves that slide past one another within the opening. */
    z.strictObject({ kind: z.literal("sliding"), ...line }),
    /** One leaf that slides past the end `hinge`, along or into the wall. */
    z.strictObject({ kind: z.literal("pocket"), ...line, hinge }),
    /** No door: the wall is left out between the two points. */
    z.strictObject({ kind: z.literal("open"), ...line }),
  ])
  .refine(alongAxis, ALONG_AXIS);

const windowSchema = z
  .strictObject({
    ...line,
    /** How many sashes it has. */
    panes: z.int().min(1).max(6).default(2),
  })
  .refine(alongAxis, ALONG_AXIS);

const placed = {
  /** Room or balcony that it is in. */
  room: key,
  /** Its corner at the top left of the drawing. */
  at: point,
  /** Width and height on the drawing. */
  size: z.tuple([z.int().positive().max(LONGEST), z.int().positive().max(LONGEST)]),
  /** The side with its back, its head or its tap: usually the wall. */
  back: z.enum(["top", "right", "bottom", "left"]).default("top"),
  /** The only variant that it is part of. @default both */
  in: z.enum(["basic", "extended"]).optional(),
};

const balcony = z.strictObject({
  key,
  /** What people call it. Balconies of one name are one space until they are joined to rooms. */
  name: text,
  kind: z.enum(BALCONY_KINDS),
  polygon,
  /** Key of the room that it becomes part of when the flat is extended. */
  joins: key.optional(),
});

/**
 * The plan of a flat. Lengths are millimetres; x runs to the right of the drawing and y down.
 *
 * Rooms tile the outline: the inner face of the walls around the flat, by which the exclusive area is measured
 * (안목치수, 주택법 시행규칙 제2조). Between two rooms they meet in the middle of the wall. Balconies lie outside of the
 * outline, shafts too, and their walls stand on them.
 */
const planSchema = z.strictObject({
  /** What buyers read, e.g. `84A`. */
  label: text,
  /** Class of the exclusive area in whole ㎡, e.g. `84` for 84.00 to 84.99. */
  class: z.int().positive(),
  /** Compass bearing, in degrees, of what is up on the drawing: 0 is north, 90 east. */
  bearing: z.number().min(0).lt(360),
  outline: polygon,
  rooms: z.array(z.strictObject({ key, name: text, kind: z.enum(ROOM_KINDS), polygon })).min(1),
  balconies: z.array(balcony),
  /** Ducts for pipes and air: outside of the exclusive area though amid the rooms. */
  shafts: z.array(z.strictObject({ polygon })),
  /** Walls that are not what they are by default: outwards `facade`, between rooms `partition`. */
  walls: z.array(
    z.strictObject({ ...line, kind: z.enum(["shear", "partition", "party"]) }).refine(alongAxis, ALONG_AXIS),
  ),
  doors: z.array(door).min(1),
  windows: z.array(windowSchema),
  /** What belongs to the flat. */
  fixtures: z.array(z.strictObject({ kind: z.enum(FIXTURE_KINDS), ...placed })),
  /** What only shows how large a room is. */
  furniture: z.array(z.strictObject({ kind: z.enum(FURNITURE_KINDS), ...placed })),
});

/** `[x, y]` in millimetres, y down. */
export type Point = [number, number];
export type Plan = z.output<typeof planSchema>;
export type Door = Plan["doors"][number];
export type PlanWindow = Plan["windows"][number];
export type Item = Plan["fixtures"][number] | Plan["furniture"][number];

type PlanResult =
  { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly issues: readonly PlanIssue[] };

/** Says in the reader's language what is wrong with a value, as zod's `error` does. */
type Words = (issue: z.core.$ZodRawIssue) => string;

/**
 * Reads a plan out of parsed JSON. Only its form is judged here; {@link ./check.ts} finds what no architect would accept.
 * @param words Texts for faults that the schema has no own words for; zod's English by default.
 */
export function parsePlan(json: unknown, words?: Words): PlanResult {
  const parsed = planSchema.safeParse(json, words && { error: words });
  if (parsed.success) return { ok: true, plan: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => ({
    rule: "schema",
    path: path.map(String).join(".") || "(전체)",
    message,
  }));
  return { ok: false, issues };
}
