import { CountUp } from "@danji/ui/reveal";

export function CountUpExample() {
  return <CountUp value={1016} />;
}
