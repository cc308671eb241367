import { typeKey } from "@danji/complex/schema/supply";

/** Type that the page of a block is about. */
export const currentType = typeKey.meta({ title: "이 페이지의 타입" });
