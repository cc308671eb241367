import { areasOf, type RoomArea } from "./areas.ts";
import { entranceOf, type Layout, layoutOf, walk, waysFrom } from "./layout.ts";
import { millimetres, squareMetres, towards } from "./words.ts";
import { outlookOf } from "./outlook.ts";
import type { Plan } from "./plan.ts";
import type { Space } from "./spaces.ts";
import type { Variant } from "./flat-plan.ts";

/** What buyers call the variants. */
export const VARIANT_NAMES: Readonly<Record<Variant, string>> = { basic: "발코니 기본형", extended: "발코니 확장형" };

/** Returns the title of a drawing, e.g. `84A 타입 평면도, 발코니 확장형`. */
export const planTitle = ({ label }: Plan, variant: Variant) => `${label} 타입 평면도, ${VARIANT_NAMES[variant]}`;

/** Returns the width and depth in millimetres, e.g. `3,600 × 4,500`; of an angled room at its widest and deepest. */
export const sizeOf = ({ width, depth }: Pick<RoomArea, "width" | "depth">) =>
  `${millimetres(width)} × ${millimetres(depth)}`;

const DESCRIBED: ReadonlySet<string> = new Set(["living", "kitchen", "bedroom", "alpha"]);

/** What one reaches first through a space, without the way one came. */
const onwards = (layout: Layout, space: Space, ways: ReadonlyMap<Space, { from: Space } | undefined>) =>
  waysFrom(layout, space).flatMap(({ to }) => (to && ways.get(to)?.from === space ? [to] : []));

const namesOf = (spaces: readonly Space[]) => spaces.map(({ name }) => name).join(", ");

function entranceSentence(layout: Layout): string[] {
  const entrance = entranceOf(layout);
  const next = entrance ? onwards(layout, entrance, walk(layout)) : [];
  if (!entrance || next.length === 0) return [];
  return [`${entrance.name}에서 들어서면 ${towards(namesOf(next))} 이어집니다.`];
}

function roomSentence(layout: Layout, space: Space, area: RoomArea): string {
  const way = walk(layout).get(space);
  const outlook = outlookOf(layout, space);
  const next = onwards(layout, space, walk(layout)).filter(({ kind }) => !DESCRIBED.has(kind));
  const clauses = [
    `${area.rectangular ? "" : "최대 "}${sizeOf(area)}mm, ${squareMetres(area.area + area.gained)}`,
    outlook.length > 0 ? `도면 ${outlook.join("·")}쪽 창` : undefined,
    way ? `${way.from.name}에서 들어감` : undefined,
    next.length > 0 ? `${towards(namesOf(next))} 이어짐` : undefined,
  ];
  return `${space.name}: ${clauses.filter((clause) => clause !== undefined).join(", ")}.`;
}

function hallSentence(layout: Layout, space: Space): string[] {
  const next = onwards(layout, space, walk(layout));
  return next.length > 0 ? [`${space.name}에서 ${towards(namesOf(next))} 들어갑니다.`] : [];
}

function balconySentence({ rooms, balconies }: Plan, variant: Variant): string[] {
  const joined = rooms.filter(({ key }) => balconies.some(({ joins }) => joins === key));
  if (joined.length === 0) return [];
  const names = joined.map(({ name }) => name).join(", ");
  return variant === "extended"
    ? [`${names} 쪽 발코니를 확장한 평면입니다.`]
    : [`${names} 앞의 발코니를 확장하지 않은 평면입니다.`];
}

/** Describes a variant in Korean sentences: what it is, how one walks in, then each room that people live in. */
export function describePlan(plan: Plan, variant: Variant): string[] {
  const layout = layoutOf(plan, variant);
  const areas = areasOf(plan, variant);
  const count = (kind: string) => plan.rooms.filter((room) => room.kind === kind).length;
  const described = layout.spaces.flatMap((space) => {
    const area = areas.rooms.find(({ key }) => key === space.key);
    return area && DESCRIBED.has(space.kind) ? [roomSentence(layout, space, area)] : [];
  });
  return [
    `전용면적 ${squareMetres(areas.exclusive)}, 방 ${count("bedroom")}개, 욕실 ${count("bathroom")}개입니다.`,
    ...balconySentence(plan, variant),
    ...entranceSentence(layout),
    ...layout.spaces.filter(({ kind }) => kind === "hall").flatMap((space) => hallSentence(layout, space)),
    ...described,
  ];
}
