import { ComingSoon } from "@danji/ui/coming-soon";

export function ComingSoonExample() {
  return <ComingSoon />;
}
