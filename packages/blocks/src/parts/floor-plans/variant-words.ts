import { areaWords } from "@danji/complex/figures";
import type { FlatPlan, Variant } from "@danji/floor-plan/flat-plan";

/** Both variants in the order of their switch. */
export const VARIANTS: readonly Variant[] = ["basic", "extended"];

/** The variant that is shown first: pages and pictures show extended flats, as the notice beneath every plan says. */
export const FIRST_VARIANT: Variant = "extended";

/** What buyers call the variants. */
export const VARIANT_NAMES: Readonly<Record<Variant, string>> = { basic: "기본형", extended: "확장형" };

/** Returns what a drawing that comes as a picture shows, for those who do not see it; the flat's own page says more. */
export const stillWords = ({ extended: { description } }: FlatPlan, label: string): string =>
  [`${label} 타입 평면도, 발코니 ${VARIANT_NAMES[FIRST_VARIANT]}.`, ...description.slice(0, 1)].join(" ");

/** An area in a sentence, which a line never ends within. */
const areaInSentence = (area: number) => areaWords(area).replace("㎡", "\u2060㎡");

/** Returns what becomes of the balconies in a variant. */
export function balconyWords(plan: FlatPlan, variant: Variant): string {
  const balcony = areaInSentence(plan.balconyArea);
  const gains = plan.extended.rooms.filter(({ gained }) => gained > 0);
  if (gains.length === 0) return `발코니 ${balcony}는 방으로 넓히지 않습니다.`;
  if (variant === "basic")
    return `발코니 ${balcony}가 그대로 남습니다. 확장형에서는 ${gains.map(({ name }) => name).join(", ")} 쪽을 실내로 넓힙니다.`;
  const sum = gains.reduce((total, { gained }) => total + gained, 0);
  const parts = gains.map(({ name, gained }) => `${name} ${areaInSentence(gained)}`).join(", ");
  return `발코니 ${balcony} 중 ${areaInSentence(sum)}를 실내로 사용합니다(${parts}). 전용면적은 기본형과 같습니다.`;
}
