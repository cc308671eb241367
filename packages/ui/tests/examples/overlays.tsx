import { Button } from "@danji/ui/button";
import { TextField } from "@danji/ui/field";
import { Lightbox } from "@danji/ui/lightbox";
import { Picture } from "@danji/ui/picture";
import { Popup } from "@danji/ui/popup";
import { SlideMenu } from "@danji/ui/slide-menu";

const dusk = {
  alt: "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지",
  width: 960,
  height: 540,
  src: "media/dusk-960.webp",
  avif: "media/dusk-480.avif 480w, media/dusk-960.avif 960w",
  colour: "#8b8175",
};

export function LightboxExample() {
  return (
    <Lightbox.Root>
      <figure style={{ position: "relative", aspectRatio: "4 / 3", maxWidth: "30rem" }}>
        <Picture source={dusk} sizes="30rem" fill />
        <Lightbox.Trigger value="dusk" media={{ source: dusk }} caption="물가에서 본 단지" placement="cover" />
      </figure>
    </Lightbox.Root>
  );
}

export function PopupExample() {
  return (
    <main style={{ minHeight: "150vh", padding: "2rem" }}>
      <Popup.Root>
        <Popup.Trigger asChild>
          <Button>관심고객 등록</Button>
        </Popup.Trigger>
        <Popup.Content title="관심고객 등록" description="등록하신 연락처로 전문상담원이 안내해 드립니다.">
          <form style={{ display: "grid", gap: "1.25rem" }}>
            <TextField label="이름" name="name" required autoComplete="name" />
            <TextField label="연락처" name="phone" type="tel" required autoComplete="tel" />
            <TextField label="생년월일" name="birthdate" required placeholder="예: 900101" inputMode="numeric" />
            <Button type="submit">방문예약 등록</Button>
          </form>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}

export function SlideMenuExample() {
  return (
    <main style={{ minHeight: "150vh", padding: "1rem" }}>
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
