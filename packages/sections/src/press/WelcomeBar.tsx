import { Button } from "@danji/ui/button";
import { Welcome } from "./press.styles.ts";

interface WelcomeBarProps {
  /** Why signing out failed, Korean; empty if it did not. */
  failure: string;
  readonly onSignOut: () => void;
}

/** Renders the bar above the administrator's work, with the button that signs out. */
export const WelcomeBar = ({ failure, onSignOut }: WelcomeBarProps) => (
  <Welcome>
    <p>관리자님, 환영합니다.</p>
    <Button variant="secondary" size="small" onClick={onSignOut}>
      로그아웃
    </Button>
    {failure !== "" && <p role="alert">{failure}</p>}
  </Welcome>
);
