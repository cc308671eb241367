import { Banner } from "@danji/ui/banner";

export function BannerExample() {
  return (
    <Banner.Root>
      <Banner.Title>분양일정</Banner.Title>
      <Banner.Lead>견본주택 개관부터 입주까지, 견본 단지의 날짜를 한눈에 봅니다.</Banner.Lead>
    </Banner.Root>
  );
}
