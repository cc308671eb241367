import { ButtonLink } from "@danji/ui/button";
import { Metadata } from "../../metadata/Metadata.tsx";
import { PlainActions, PlainPage } from "../../shell/PlainPage.styles.ts";

/** Any address that the site does not have. */
export function NotFoundPage() {
  return (
    <PlainPage>
      <Metadata title="Not Found" description="찾으시는 페이지가 없습니다. 주소를 확인해 주세요." indexed={false} />
      <h1>Not Found</h1>
      <p>찾으시는 페이지가 없습니다. 주소가 바뀌었거나 지워졌을 수 있습니다.</p>
      <PlainActions>
        <ButtonLink variant="accent" to="/">
          홈으로
        </ButtonLink>
        <ButtonLink variant="secondary" tone="onDark" to="/BusinessGuide/plan">
          분양일정 보기
        </ButtonLink>
      </PlainActions>
    </PlainPage>
  );
}
