import { CountUp } from "@danji/ui/count-up";

export function CountUpExample() {
  return <CountUp value={1016} />;
}
