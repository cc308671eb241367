import { ANNOUNCEMENT_PATH } from "@danji/complex/routes";
import { Button, ButtonLink } from "@danji/ui/button";
import { Spinner } from "@danji/ui/spinner";
import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { useEffect, useId, useRef, useState } from "react";
import type { BlockData } from "../parts/block-data.ts";
import { Buttons, Trouble, Viewer } from "./Block.styles.ts";

const NAME = "입주자모집공고 PDF";

/** What is said when the document did not arrive; a window that the visitor closed needs no words. */
const TROUBLES: Partial<Record<OpeningEnd, string>> = {
  blocked: "브라우저가 새 창을 막았습니다. 팝업 차단을 풀거나 아래 링크로 열어 주세요.",
  unanswered: "새 창에서 파일이 열렸는지 확인해 주세요. 열리지 않았다면 아래 링크로 열어 주세요.",
};

/** Opens the recruitment announcement in a new window and shows progress; without JavaScript it renders links. */
export function Block({ isOfficialNotice }: Pick<BlockData, "isOfficialNotice">) {
  const [state, setState] = useState<OpeningEnd | "idle" | "loading">("idle");
  const giveUp = useRef<() => void>(undefined);
  const hintId = useId();
  const loading = state === "loading";
  const which = isOfficialNotice ? " (원문)" : " (요약)";
  const trouble = state === "idle" || state === "loading" ? undefined : TROUBLES[state];

  useEffect(() => () => giveUp.current?.(), []);

  function open() {
    if (loading) return;
    setState("loading");
    giveUp.current = openDocument(ANNOUNCEMENT_PATH, setState);
  }

  return (
    <Viewer gap={3}>
      <Buttons direction="row" gap={3}>
        {/* Not disabled while loading: the focus would fall off the page. */}
        <Button aria-disabled={loading} aria-describedby={hintId} onClick={open}>
          {`${NAME} 보기${which}`}
        </Button>
        <ButtonLink to={ANNOUNCEMENT_PATH} download variant="secondary">
          {`${NAME} 내려받기${which}`}
        </ButtonLink>
      </Buttons>
      <Text as="small" variant="note" id={hintId}>
        새 창에서 열립니다.
      </Text>
      <div role="status">
        {loading && (
          <Stack direction="row" align="center" gap={3}>
            <Spinner aria-hidden size={8} />
            <span>파일을 불러오는 중입니다...</span>
          </Stack>
        )}
        {trouble !== undefined && (
          <Trouble>
            <span>{trouble}</span>{" "}
            <a href={ANNOUNCEMENT_PATH} target="_blank" rel="noreferrer">
              {`${NAME} 바로 열기 (새 창)`}
            </a>
          </Trouble>
        )}
      </div>
    </Viewer>
  );
}

/** How opening a document ended: it is there, the browser let no window open, the visitor closed it before, or it did not load in time. */
type OpeningEnd = "loaded" | "blocked" | "closed" | "unanswered";

/** Timeout in ms. Some windows never report loading: viewers on phones are separate apps, some browsers download the file or isolate their viewer. */
export const OPENING_LIMIT_MS = 15_000;

/** Polling interval, in ms: no event reports that the window was closed. */
const LOOK_AFTER_MS = 250;

/** Whether the window shows something that has arrived. */
function hasArrived(opened: Window): boolean {
  try {
    const { contentType, readyState } = opened.document;
    // WebKitGTK hands the file to its viewer and never completes the document.
    const isHandedOver = contentType !== "text/html";
    return opened.location.href !== "about:blank" && (isHandedOver || readyState === "complete");
  } catch {
    // Cross-origin now: the browser's own viewer shows the document.
    return true;
  }
}

/** Opens `url` in a new window, reports the result once, and returns a function that gives the opening up. */
function openDocument(url: string, onEnd: (end: OpeningEnd) => void): () => void {
  // Without `noopener`, which would leave nothing to look after; the document is the site's own.
  const opened = window.open(url, "_blank");
  if (!opened) {
    onEnd("blocked");
    return () => undefined;
  }
  // Not `removeEventListener`: a window that is no longer ours to read throws on it.
  const listening = new AbortController();
  const stop = () => {
    clearInterval(lookingAfter);
    clearTimeout(limit);
    listening.abort();
  };
  const end = (how: OpeningEnd) => {
    stop();
    onEnd(how);
  };
  const lookingAfter = setInterval(() => {
    if (opened.closed) end("closed");
    else if (hasArrived(opened)) end("loaded");
  }, LOOK_AFTER_MS);
  const limit = setTimeout(() => end("unanswered"), OPENING_LIMIT_MS);
  opened.addEventListener("load", () => end("loaded"), { signal: listening.signal });
  return stop;
}
