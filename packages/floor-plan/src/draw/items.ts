import type { Item } from "../plan.ts";
import { paint } from "./colours.ts";
import { SYMBOLS } from "./symbols.ts";
import { element, unit } from "./units.ts";

function drawItem({ kind, at: [x, y], size: [width, height], back }: Item): string {
  const lying = back === "top" || back === "bottom";
  const symbol = SYMBOLS[kind](unit(lying ? width : height), unit(lying ? height : width));
  const turned = {
    top: `translate(${unit(x)} ${unit(y)})`,
    right: `translate(${unit(x + width)} ${unit(y)})rotate(90)`,
    bottom: `translate(${unit(x + width)} ${unit(y + height)})rotate(180)`,
    left: `translate(${unit(x)} ${unit(y + height)})rotate(-90)`,
  };
  return element("g", { transform: turned[back] }, symbol);
}

/** Things in fine lines, in the order of the file: what comes later lies above. */
export function drawItems(items: readonly Item[]): string {
  const drawn = items.map(drawItem).join("");
  return (
    drawn &&
    element(
      "g",
      { fill: paint("item"), stroke: paint("item-line"), "stroke-width": 1.2, "stroke-linejoin": "round" },
      drawn,
    )
  );
}
