import { Button } from "@danji/ui/button";
import { Stack } from "@danji/ui/stack";
import { Welcome } from "./press.styles.ts";
import { useFirstFocus } from "./use-first-focus.ts";

interface WelcomeBarProps {
  /** Why signing out failed, Korean; empty if it did not. */
  failure: string;
  /** Whether its words get the focus at first, as where they take the place of what had it. */
  readonly takesFocus: boolean;
  /** Whether a second button ends the sessions in other browsers too. @default no */
  readonly offersEverywhere?: boolean;
  readonly onSignOut: (everywhere?: boolean) => void;
}

/** Renders the bar above the administrator's work, with the buttons that sign out. */
export function WelcomeBar({ failure, takesFocus, offersEverywhere = false, onSignOut }: WelcomeBarProps) {
  const wordsRef = useFirstFocus<HTMLParagraphElement>(takesFocus);
  return (
    <Welcome>
      <p ref={wordsRef} tabIndex={-1}>
        관리자님, 환영합니다.
      </p>
      <Stack direction="row" gap={2}>
        <Button variant="secondary" size="small" onClick={() => onSignOut()}>
          로그아웃
        </Button>
        {offersEverywhere && (
          <Button variant="secondary" size="small" onClick={() => onSignOut(true)}>
            모든 곳에서 로그아웃
          </Button>
        )}
      </Stack>
      {failure !== "" && <p role="alert">{failure}</p>}
    </Welcome>
  );
}
