import { Button } from "@danji/ui/button";
import { Welcome } from "./press.styles.ts";
import { useFirstFocus } from "./use-first-focus.ts";

interface WelcomeBarProps {
  /** Why signing out failed, Korean; empty if it did not. */
  failure: string;
  /** Whether its words get the focus at first, as where they take the place of what had it. */
  readonly takesFocus: boolean;
  readonly onSignOut: () => void;
}

/** Renders the bar above the administrator's work, with the button that signs out. */
export function WelcomeBar({ failure, takesFocus, onSignOut }: WelcomeBarProps) {
  const wordsRef = useFirstFocus<HTMLParagraphElement>(takesFocus);
  return (
    <Welcome>
      <p ref={wordsRef} tabIndex={-1}>
        관리자님, 환영합니다.
      </p>
      <Button variant="secondary" size="small" onClick={onSignOut}>
        로그아웃
      </Button>
      {failure !== "" && <p role="alert">{failure}</p>}
    </Welcome>
  );
}
