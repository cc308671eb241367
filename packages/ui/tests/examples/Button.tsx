import { Button } from "@danji/ui/button";

export function ButtonExample() {
  return <Button>관심고객 등록하기</Button>;
}
