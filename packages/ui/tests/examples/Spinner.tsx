import { Spinner } from "@danji/ui/spinner";

export function SpinnerExample() {
  return <Spinner aria-label="파일을 불러오는 중입니다..." />;
}
