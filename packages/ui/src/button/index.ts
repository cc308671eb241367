export { Button, type ButtonProps } from "./Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./ButtonLink.tsx";
export {
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from "./variants.ts";
