import { Button } from "@danji/ui/button";
import { Stack } from "@danji/ui/stack";

export function StackExample() {
  return (
    <Stack>
      <p>견본 단지의 방문예약은 하루 전까지 받습니다.</p>
      <Button>방문예약 신청</Button>
    </Stack>
  );
}
