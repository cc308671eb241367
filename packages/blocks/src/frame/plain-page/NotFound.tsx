import { Stack } from "@danji/ui/stack";
import { Button, ButtonLink } from "@danji/ui/button";
import { SITEMAP_ID } from "../footer/sitemap-id.ts";
import { Ground } from "./NotFound.styles.ts";

interface NotFoundProps {
  /** Path of the drawing at its foot, 1440 by 36, as above the header. */
  drawing: string;
  schedulePage: string;
}

/** Renders the page of an address that the site does not have. */
export const NotFound = ({ drawing, schedulePage }: NotFoundProps) => (
  <Ground>
    <h1>Not Found</h1>
    <p>찾으시는 페이지가 없습니다. 주소가 바뀌었거나 페이지가 삭제되었을 수 있습니다.</p>
    <Stack direction="row" gap={3}>
      <ButtonLink variant="accent" to="/">
        홈으로
      </ButtonLink>
      <ButtonLink variant="secondary" tone="onDark" to={schedulePage}>
        분양일정 보기
      </ButtonLink>
      {/* Not by the router, whose address while prerendering is not that of the reader. */}
      <Button asChild variant="secondary" tone="onDark">
        <a href={`#${SITEMAP_ID}`}>전체 페이지 보기</a>
      </Button>
    </Stack>
    <svg viewBox="0 0 1440 36" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={drawing} />
    </svg>
  </Ground>
);
