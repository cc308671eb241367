import * as z from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "#rrggbb 형식의 색이 아닙니다");

/** `theme.json`: the choices of a complex's brand, from which the kit derives its theme. */
export const themeSchema = z.strictObject({
  color: z
    .strictObject({ surface: colour, text: colour, inverse: colour, action: colour, accent: colour, ornament: colour })
    .partial()
    .default({}),
  /** Radius of controls in px. */
  radius: z.int().min(0).max(24).optional(),
});

export type ComplexTheme = z.output<typeof themeSchema>;
