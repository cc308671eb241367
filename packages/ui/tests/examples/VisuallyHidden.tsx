import { Button } from "@danji/ui/button";
import { VisuallyHidden } from "@danji/ui/visually-hidden";

export function VisuallyHiddenExample() {
  return (
    <Button variant="secondary">
      입주자모집공고 PDF 보기
      <VisuallyHidden> (새 창에서 열림)</VisuallyHidden>
    </Button>
  );
}
