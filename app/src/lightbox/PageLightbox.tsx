import { Lightbox } from "@danji/ui/lightbox";
import { type ReactNode, useState } from "react";
import { reloadIfGone } from "../routes/reload-if-gone.ts";
import { FloatingNotice } from "../shell/FloatingNotice.styles.ts";

const FAILED = "사진을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.";

/** Opens the pictures inside it full screen, from one to the next. The code for that loads on intent. */
export function PageLightbox({ children }: { children: ReactNode }) {
  const [hasFailed, setHasFailed] = useState(false);

  async function handleLoadError(cause: Error): Promise<void> {
    try {
      await reloadIfGone(cause);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <Lightbox.Root
      onValueChange={(value) => value !== null && setHasFailed(false)}
      onLoadError={(cause) => void handleLoadError(cause)}
    >
      {children}
      <FloatingNotice role="alert">{hasFailed && <p>{FAILED}</p>}</FloatingNotice>
    </Lightbox.Root>
  );
}
