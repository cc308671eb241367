import { Button } from "@danji/ui/button";
import { SlideMenu } from "@danji/ui/slide-menu";

export function SlideMenuExample() {
  return (
    <main style={{ padding: "1rem" }}>
      <SlideMenu.Root>
        <SlideMenu.Trigger asChild>
          <Button variant="secondary">메뉴 열기</Button>
        </SlideMenu.Trigger>
        <SlideMenu.Content label="전체 메뉴">
          <SlideMenu.Link to="#visit">방문예약</SlideMenu.Link>
          <SlideMenu.Group label="브랜드" value="브랜드">
            <SlideMenu.Link to="#brand">브랜드 소개</SlideMenu.Link>
            <SlideMenu.Link to="#film">홍보영상</SlideMenu.Link>
          </SlideMenu.Group>
          <SlideMenu.Group label="사업안내" value="사업안내">
            <SlideMenu.Link to="#overview" aria-current="page">
              사업개요
            </SlideMenu.Link>
            <SlideMenu.Link to="#schedule">분양일정</SlideMenu.Link>
          </SlideMenu.Group>
          <SlideMenu.Group label="단지안내" value="단지안내">
            <SlideMenu.Link to="#site-plan">단지배치도</SlideMenu.Link>
            <SlideMenu.Link to="#community">커뮤니티</SlideMenu.Link>
          </SlideMenu.Group>
        </SlideMenu.Content>
      </SlideMenu.Root>
    </main>
  );
}
