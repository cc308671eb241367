import { Text } from "@danji/ui/text";

export function TextExample() {
  return <Text>견본 단지의 방문예약은 하루 전까지 받습니다.</Text>;
}
