import { Button } from "@danji/ui/button";
import { LoadMore } from "@danji/ui/load-more";
import { Spinner } from "@danji/ui/spinner";

export function ButtonExample() {
  return <Button>관심고객 등록하기</Button>;
}

export function LoadMoreExample() {
  return <LoadMore count={10} hasMore onLoadMore={() => {}} />;
}

export function SpinnerExample() {
  return <Spinner label="파일을 불러오는 중입니다..." />;
}
