import { Button } from "@danji/ui/button";
import { FloatingNotice } from "./FloatingNotice.styles.ts";

/** Renders the notice that `bootstrap.ts` shows where the page's code fails. It comes with the page, since nothing else is sure to. */
export function CodeFailure() {
  return (
    <FloatingNotice id="code-failure" role="status">
      <p hidden>
        일부 기능을 불러오지 못했습니다.
        <Button variant="accent" size="small">
          새로고침
        </Button>
      </p>
    </FloatingNotice>
  );
}
