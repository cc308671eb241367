import type { Theme } from "./theme.ts";

const PREFIX = "--danji";

/** The shape of `T` with a string in place of each leaf. */
type Vars<T> = T extends string | number ? string : { readonly [Key in keyof T]: Vars<T[Key]> };

/** The tokens that become custom properties: all but the breakpoint, which media queries cannot read. */
type ThemeVars = Vars<Omit<Theme, "breakpoint" | "dark">>;

/** The names in a list separated by spaces. */
type Names<List extends string> = List extends `${infer First} ${infer Rest}` ? First | Names<Rest> : List;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the tokens of a group by their names. */
function group<List extends string>(path: string, names: List): { readonly [Name in Names<List>]: string };
function group(path: string, names: string): unknown {
  return Object.fromEntries(names.split(" ").map((name) => [name, `var(${PREFIX}-${path}-${kebab(name)})`]));
}

/** Every token as `var(--danji-…)`, in the shape of the theme; the values are in the page's style sheet. */
export const vars: ThemeVars = {
  color: {
    ...group("color", "surface surfaceRaised surfaceSunken surfaceInverse surfaceDeep surfaceStage"),
    ...group("color", "text textMuted textSubtle onInverse onInverseMuted onInverseTint onInverseAccent"),
    ...group("color", "action actionHover onAction accent accentHover onAccent ornament"),
    ...group("color", "line lineStrong lineInverse focus focusHalo danger dangerSurface success successSurface"),
  },
  rgb: group("rgb", "overlay scrim onInverse"),
  font: group("font", "display text"),
  weight: group("weight", "display"),
  text: group("text", "caption small body lead title3 title2 title1 display"),
  leading: group("leading", "text title control"),
  space: group("space", "1 2 3 4 5 6 8 10 12 16 20 24 32"),
  control: group("control", "medium small"),
  radius: group("radius", "control panel media"),
  shadow: group("shadow", "raised overlay"),
  layer: group("layer", "base raised bottomBar header dropdown overlay popup skipLink"),
  motion: {
    duration: group("motion-duration", "fast base slow"),
    easing: group("motion-easing", "enter leave"),
  },
  layout: group("layout", "page gutter inset"),
  measure: `var(${PREFIX}-measure)`,
};

interface Branch {
  readonly [key: string]: string | number | Branch;
}

const declarations = (branch: Branch, prefix: string): string =>
  Object.entries(branch)
    .map(([key, value]) => {
      const name = `${prefix}-${kebab(key)}`;
      return typeof value === "object" ? declarations(value, name) : `${name}:${value};`;
    })
    .join("");

/** Returns the declarations of a theme's tokens, `--danji-color-surface:#faf8f4;…`, without its dark scheme. */
export const themeCss = ({ breakpoint: _breakpoint, dark: _dark, ...tokens }: Theme): string =>
  declarations(tokens, PREFIX);

/** Returns the rules of a theme's dark scheme, if any, for the page or a part of it. Paper stays light. */
export function darkCss({ dark }: Theme, part = ""): string {
  if (!dark) return "";
  const rule = `${part}{color-scheme:dark;${declarations({ ...dark }, PREFIX)}}`;
  return (
    `@media screen{html:root[data-color-scheme="dark"]${rule}}` +
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-color-scheme="light"])${rule}}`
  );
}

/** Returns the style sheet of a page in a theme, with its dark scheme if it has one. */
export const themeSheet = (theme: Theme): string => `:root{${themeCss(theme)}}${darkCss(theme)}`;

/** The least width and height of what is tapped (WCAG 2.2, 2.5.8): 24 px, in a compact theme too. */
export const MIN_TARGET = "1.5rem";

/** Delay of whatever opens on a press: it skips the first frame of the motion, which would show nothing yet. */
export const HEAD_START = "-17ms";
