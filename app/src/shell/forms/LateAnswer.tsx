import { FloatingNotice } from "@danji/blocks/frame/notice/FloatingNotice.styles.ts";
import { Button } from "@danji/ui/button";
import { createContext, type ReactNode, use, useState } from "react";

const LateAnswerContext = createContext<(message: string) => void>(() => undefined);

/** Returns a function that shows the answer to a form that is no longer on the page. */
export const useLateAnswer = () => use(LateAnswerContext);

/** Renders the answer to a form whose page or popup was left before it came, until it is closed. */
export function LateAnswerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState("");

  function close() {
    setMessage("");
    // The focused button goes.
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <LateAnswerContext value={setMessage}>
      {children}
      <FloatingNotice role="status">
        {message !== "" && (
          <p>
            <span>{message}</span>
            <Button variant="accent" size="small" onClick={close}>
              닫기
            </Button>
          </p>
        )}
      </FloatingNotice>
    </LateAnswerContext>
  );
}
