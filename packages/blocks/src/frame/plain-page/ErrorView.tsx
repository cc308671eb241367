import { Stack } from "@danji/ui/stack";
import { Button, ButtonLink } from "@danji/ui/button";
import { PlainPage } from "../page/PageFrame.styles.ts";

const ERROR_TITLE = "Unexpected Application Error!";

/** Renders the view in place of a page that failed (docs/product.md, 8.3). */
export function ErrorView({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainPage role="alert">
      <title>{ERROR_TITLE}</title>
      <h1>{ERROR_TITLE}</h1>
      <p>화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.</p>
      <Stack direction="row" gap={3}>
        <Button variant="accent" onClick={onRetry}>
          다시 시도
        </Button>
        <ButtonLink variant="secondary" tone="onDark" to="/">
          홈으로
        </ButtonLink>
      </Stack>
    </PlainPage>
  );
}
