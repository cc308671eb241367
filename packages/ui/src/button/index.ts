export {
  Button,
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  BUTTON_WIDTHS,
  ButtonLink,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from "./Button.tsx";
