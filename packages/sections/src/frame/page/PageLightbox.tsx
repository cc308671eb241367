import { Lightbox } from "@danji/ui/lightbox";
import { type ReactNode, useState } from "react";
import { FloatingNotice } from "../notice/FloatingNotice.styles.ts";

const FAILED = "사진을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.";

interface PageLightboxProps {
  /** Called when the lightbox's code fails to load. The notice appears if the promise rejects. */
  onLoadError: (cause: Error) => Promise<unknown>;
  children: ReactNode;
}

/** Renders a page's content, whose pictures open full screen, from one to the next. The code for that loads on intent. */
export function PageLightbox({ onLoadError, children }: PageLightboxProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Lightbox.Root
      onValueChange={(value) => value !== null && setHasFailed(false)}
      onLoadError={(cause) => void onLoadError(cause).catch(() => setHasFailed(true))}
    >
      {children}
      <FloatingNotice role="alert">{hasFailed && <p>{FAILED}</p>}</FloatingNotice>
    </Lightbox.Root>
  );
}
