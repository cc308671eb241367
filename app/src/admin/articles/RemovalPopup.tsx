import { type ListedArticle, sameTexts, textsOf } from "@danji/api/press/schema";
import { useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { Confirmation } from "@danji/blocks/admin/Confirmation.tsx";
import { type PanelProps, useTask } from "../../shell/use-task.ts";

interface RemovalPopupProps extends PanelProps {
  /** The article as the administrator has seen it. */
  readonly article: ListedArticle;
  /** Called with what is to be said when the article is gone. */
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

const CHANGED = "다른 곳에서 방금 고친 글입니다. 지금의 제목을 확인하고 다시 눌러 주세요.";

const GONE = "이미 삭제된 글입니다.";

/** Asks before an article is deleted; if it was changed meanwhile, shows the current version and asks again. */
export function RemovalPopup({ article, onDone, onCancel, onSignedOut }: RemovalPopupProps) {
  const services = useServices();
  const [seen, setSeen] = useState<ListedArticle>(article);
  const task = useTask((reason) => {
    onCancel();
    onSignedOut(reason);
  });

  const remove = () =>
    task.run(async () => {
      const editor = await services.pressEditor();
      const stored = await editor.read(seen.id);
      if (stored === null) return onDone(GONE);
      // The list has no content: what was seen of it is nothing.
      if (!sameTexts(stored, { ...stored, title: seen.title, summary: seen.summary })) return setSeen(stored);
      const outcome = await editor.remove(stored.id, textsOf(stored));
      if (outcome.status === "changed") setSeen(outcome.article);
      else onDone(outcome.status === "done" ? "글을 삭제했습니다." : GONE);
    });

  return (
    <Confirmation
      open
      title="글을 삭제할까요?"
      description="삭제한 글은 되돌릴 수 없습니다."
      action="삭제"
      pendingLabel="삭제 중..."
      busy={task.busy}
      failure={task.failure || (seen === article ? "" : CHANGED)}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <p>{seen.title}</p>
    </Confirmation>
  );
}
