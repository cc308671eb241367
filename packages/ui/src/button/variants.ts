/** Kinds of button: action fill, accent fill for the one to use next, hairline, and no edge at all. */
export const BUTTON_VARIANTS = ["primary", "accent", "secondary", "ghost"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** Heights of a button: `medium` 48px, `small` 40px. */
export const BUTTON_SIZES = ["medium", "small"] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** What a button stands on: ivory and white, or pine, ink and pictures. */
export const BUTTON_TONES = ["onLight", "onDark"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

/** What `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /** The weight of the action. Default: `primary`. */
  variant?: ButtonVariant | undefined;
  /** The height. Default: `medium`, 48px. */
  size?: ButtonSize | undefined;
  /** What it stands on. Default: `onLight`. */
  tone?: ButtonTone | undefined;
}
