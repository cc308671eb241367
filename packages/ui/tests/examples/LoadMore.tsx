import { LoadMore } from "@danji/ui/load-more";

export function LoadMoreExample() {
  return <LoadMore count={10} hasMore onLoadMore={() => {}} />;
}
