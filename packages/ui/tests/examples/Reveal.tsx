import { Reveal } from "@danji/ui/reveal";

export function RevealExample() {
  return <Reveal>저녁이면 창마다 불이 들어옵니다.</Reveal>;
}
