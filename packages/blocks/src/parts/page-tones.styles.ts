import { vars } from "@danji/ui/theme";
import { css } from "styled-components";

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
