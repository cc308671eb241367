import { Button, type ButtonProps } from "@danji/ui/button";

interface RetryButtonProps extends Pick<ButtonProps, "size" | "children"> {
  onRetry: () => void;
}

/** Renders the button that loads again what has failed. It is removed with the message: its focus moves to the closest element that can receive it. */
export const RetryButton = ({ onRetry, children = "다시 시도", ...button }: RetryButtonProps) => (
  <Button
    {...button}
    variant="secondary"
    onClick={({ currentTarget }) => {
      currentTarget.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
      onRetry();
    }}
  >
    {children}
  </Button>
);
