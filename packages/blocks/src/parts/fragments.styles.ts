import { css } from "styled-components";
import { vars } from "@danji/ui/theme";

/** Lays the native radio of a label over it without a look of its own, so that it receives pointers and focus. */
export const coveringInput = css`
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Takes the look of a button from one, which then looks like the text around it. */
export const plainButton = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

/** Style of what the focus moves to from a `RetryButton`: it is no control, so it shows no ring. */
export const retryTarget = css`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** Sets the tokens of inverse surfaces to those of the page, for a part that stands on the page's surface instead. */
export const pageTones = css`
  --danji-color-surface-inverse: ${vars.color.surfaceRaised};
  --danji-color-surface-deep: ${vars.color.surfaceSunken};
  --danji-color-on-inverse: ${vars.color.text};
  --danji-color-on-inverse-muted: ${vars.color.textMuted};
  --danji-color-on-inverse-tint: ${vars.color.textMuted};
  --danji-color-on-inverse-accent: ${vars.color.action};
  --danji-color-line-inverse: ${vars.color.line};
  --danji-color-focus-halo: ${vars.color.focus};
`;
