import { Range } from "@danji/ui/range";

export function RangeExample() {
  return <Range label="층" min={1} max={29} defaultValue={15} format={(floor) => `${floor}층`} />;
}
