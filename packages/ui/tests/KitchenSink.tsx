import { Button, ButtonLink } from "../src/button/index.ts";
import { ComingSoon } from "../src/coming-soon/index.ts";
import { Checkbox, DateField, TextArea, TextField } from "../src/field/index.ts";
import { Form, Honeypot } from "../src/form/index.ts";
import { Picture } from "../src/picture/index.ts";
import { Popup } from "../src/popup/index.ts";
import { DanjiProvider } from "../src/provider/index.ts";
import { SkipLink } from "../src/skip-link/index.ts";
import { SlideMenu } from "../src/slide-menu/index.ts";
import { Spinner } from "../src/spinner/index.ts";
import { theme } from "../src/theme/index.ts";
import { VisuallyHidden } from "../src/visually-hidden/index.ts";
import { dusk } from "./pictures.ts";

/** One page with everything of the kit on it. */
export function KitchenSink() {
  return (
    <DanjiProvider theme={theme}>
      <SkipLink />
      <SlideMenu.Root>
        <SlideMenu.Trigger>메뉴 열기</SlideMenu.Trigger>
        <SlideMenu.Content label="전체 메뉴">
          <SlideMenu.Group label="브랜드" value="brand">
            <SlideMenu.Link to="/Brand/intro">브랜드 소개</SlideMenu.Link>
          </SlideMenu.Group>
        </SlideMenu.Content>
      </SlideMenu.Root>
      <main id="main">
        <ButtonLink to="/Promotion/Customer">상담예약</ButtonLink>
        <Popup.Root>
          <Popup.Trigger asChild>
            <Button variant="accent">관심고객 등록</Button>
          </Popup.Trigger>
          <Popup.Content title="관심고객 등록">
            <Popup.Close>나중에 하기</Popup.Close>
          </Popup.Content>
        </Popup.Root>
        <form>
          <TextField label="이름" name="name" required hint="실명" error="이름을 입력해 주세요." />
          <DateField label="방문 희망일" name="visitDate" />
          <TextArea label="문의내용" name="message" maxCount={2000} />
          <Checkbox label="소식 받기" name="marketing" />
          <Honeypot />
          <Button type="submit" pending pendingLabel="등록 중...">
            방문예약 신청
          </Button>
          <Button type="submit">방문예약 신청</Button>
          <Form.Status outcome="failure">예약에 실패했습니다. 다시 시도해주세요.</Form.Status>
        </form>
        <ComingSoon />
        <Picture source={dusk} sizes="100vw" />
        <Spinner label="불러오는 중" />
        <VisuallyHidden>보이지 않는 글</VisuallyHidden>
      </main>
    </DanjiProvider>
  );
}
