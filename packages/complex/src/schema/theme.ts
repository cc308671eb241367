import * as z from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "#rrggbb 형식의 색을 적으세요");

/** `theme.json`: the choices of a complex's brand, from which the kit derives its theme. */
export const themeSchema = z.strictObject({
  color: z
    .strictObject({
      surface: colour,
      text: colour,
      inverse: colour,
      action: colour,
      accent: colour,
      ornament: colour,
      /** Hover of the action; derived if left out. */
      actionHover: colour,
      accentHover: colour,
    })
    .partial()
    .default({}),
  /** Font of headings: the serif, or that of running text. */
  headings: z.enum(["serif", "sans"]).default("serif"),
  /** Radius of controls in px. */
  radius: z.int().min(0).max(24).optional(),
  /** Whether menus and popups cast a shadow. */
  elevation: z.enum(["flat", "lifted"]).default("flat"),
  /** Heights of controls and the space between elements. */
  density: z.enum(["regular", "compact"]).default("regular"),
  /** Position of header and page title: `overlay` on the page's image, `solid` on its surface. */
  frame: z.enum(["overlay", "solid"]).default("overlay"),
});

export type ComplexTheme = z.output<typeof themeSchema>;

export type FrameLook = ComplexTheme["frame"];
