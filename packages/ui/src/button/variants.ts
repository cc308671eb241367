/** Variants of a button: action fill, accent fill for the main action, hairline, no edge. */
export const BUTTON_VARIANTS = ["primary", "accent", "secondary", "ghost"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** Heights of a button: `medium` 48px, `small` 40px. */
export const BUTTON_SIZES = ["medium", "small"] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** Tones of a button, by the surface below it: `onDark` for inverse surfaces and pictures. */
export const BUTTON_TONES = ["onLight", "onDark"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

/** Props that `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /** The weight of the action. @default "primary" */
  variant?: ButtonVariant | undefined;
  /** The height. @default `medium`, 48px */
  size?: ButtonSize | undefined;
  /** The surface below it. @default "onLight" */
  tone?: ButtonTone | undefined;
}
