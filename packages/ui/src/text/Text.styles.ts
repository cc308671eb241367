import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";
import type { TextVariant } from "./Text.tsx";

const SIZES = {
  muted: "inherit",
  note: vars.text.small,
  caption: vars.text.caption,
} satisfies Record<TextVariant, string>;

export const TextBox = styled.p<{ $variant: TextVariant }>`
  color: ${vars.color.textMuted};
  font-size: ${({ $variant }) => SIZES[$variant]};
`;
