import * as z from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "#rrggbb 형식의 색이 아닙니다");

/** `theme.json`: what a complex changes of the kit's looks. */
export const themeSchema = z.strictObject({
  color: z
    .strictObject({ ink: colour, pine: colour, ivory: colour, sand: colour, amber: colour })
    .partial()
    .default({}),
});

export type ComplexTheme = z.output<typeof themeSchema>;
