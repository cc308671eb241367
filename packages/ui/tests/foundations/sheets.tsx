import { Band, SheetRoot, Box, Cell, Grid, Layers, MotionButton, Note, Variable } from "./Sheet.styles.ts";
import { use, type ReactNode } from "react";
import { vars } from "../../src/theme/index.ts";
import { StoryTheme } from "../StoryTheme.ts";

/** Renders a page of the foundations. */
export function Sheet({ title, purpose, children }: { title: string; purpose?: string; children: ReactNode }) {
  return (
    <SheetRoot>
      <h1>{title}</h1>
      {purpose && <p>{purpose}</p>}
      {children}
    </SheetRoot>
  );
}

/** Renders one group of tokens. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Band>
      <h2>{title}</h2>
      {children}
    </Band>
  );
}

/** Returns names and values of a group of tokens. */
export function entries<T extends object>(group: T): [keyof T & string, T[keyof T]][] {
  const isName = (name: string): name is keyof T & string => name in group;
  return Object.keys(group)
    .filter(isName)
    .map((name) => [name, group[name]]);
}

const SAMPLE = "노을이 머무는 집";
const LINES = "창을 열면 물가를 따라 난 산책로가 보이고, 저녁이면 노을이 거실 안쪽까지 들어옵니다.";

/** Windows between which sizes of type grow. */
const WINDOWS = [360, 1280] as const;

const FLUID = /^clamp\((?<least>[\d.]+)rem, (?:(?<rem>[\d.]+)rem \+ )?(?<vw>[\d.]+)vw, (?<most>[\d.]+)rem\)$/;

/** Pixels of a rem. */
const REM = 16;

/** Returns a size in px, in a window of that width. */
function pixelsAt(width: number, size: string): number {
  const { groups: { least, rem = 0, vw, most } = {} } = FLUID.exec(size) ?? {};
  if (least === undefined) return parseFloat(size) * REM;
  const fluid = Number(rem) * REM + (Number(vw) * width) / 100;
  return Math.round(Math.min(Math.max(Number(least) * REM, fluid), Number(most) * REM) * 10) / 10;
}

/** Returns a fluid size in px at the ends of what is looked at. */
const pixelsOf = (size: string) => WINDOWS.map((width) => `${pixelsAt(width, size)}px at ${width}`).join(", ");

/** Renders the sizes of type in the font that each is made for. */
export function TypeSheet() {
  const theme = use(StoryTheme);
  return (
    <Sheet
      title="Type"
      purpose="body is running text, small labels and tables, caption notes. lead begins a page; title3 to title1 head parts, sections and pages; display stands alone on a picture."
    >
      <Group title="Sizes">
        {entries(theme.text).map(([name, fontSize]) => {
          const isHeading = name.startsWith("title") || name === "display";
          const fontFamily = isHeading ? vars.font.display : vars.font.text;
          const lineHeight = isHeading ? vars.leading.title : vars.leading.text;
          return (
            <div key={name}>
              <p style={{ fontFamily, lineHeight, fontSize }}>{SAMPLE}</p>
              <Note>
                {name} · {pixelsOf(fontSize)}
              </Note>{" "}
              <Variable>{vars.text[name]}</Variable>
            </div>
          );
        })}
      </Group>
      <Group title="Fonts">
        {entries(theme.font).map(([name, fontFamily]) => (
          <div key={name}>
            <p style={{ fontFamily, fontSize: vars.text.title3 }}>{SAMPLE}</p>
            <Note>
              {name} · {fontFamily}
            </Note>{" "}
            <Variable>{vars.font[name]}</Variable>
          </div>
        ))}
      </Group>
      <Group title="Line heights">
        {entries(theme.leading).map(([name, value]) => (
          <div key={name}>
            <p style={{ width: "14em", lineHeight: value }}>{LINES}</p>
            <Value name={name} value={value} variable={vars.leading[name]} />
          </div>
        ))}
      </Group>
      <Group title="Weights">
        {entries(theme.weight).map(([name, value]) => (
          <div key={name}>
            <p style={{ fontFamily: vars.font.display, fontWeight: value, fontSize: vars.text.title3 }}>{SAMPLE}</p>
            <Value name={name} value={value} variable={vars.weight[name]} />
          </div>
        ))}
      </Group>
    </Sheet>
  );
}

/** Renders the steps of space and the heights of controls. */
export function SpaceSheet() {
  const theme = use(StoryTheme);
  return (
    <Sheet
      title="Space"
      purpose="1 to 4 within a component, 5 to 8 between components, 10 and more between sections. Controls are medium, small where space is scarce."
    >
      <Group title="Steps">
        {entries(theme.space).map(([name, width]) => (
          <div key={name} style={{ display: "flex", alignItems: "center", gap: vars.space[4] }}>
            <span style={{ width, height: "0.5rem", background: vars.color.action }} />
            <Note>
              {name} · {width}
            </Note>
            <Variable>{vars.space[name]}</Variable>
          </div>
        ))}
      </Group>
      <Group title="Heights of controls">
        {entries(theme.control).map(([name, height]) => (
          <div key={name} style={{ display: "flex", alignItems: "center", gap: vars.space[4] }}>
            <span style={{ width: "0.5rem", height, background: vars.color.action }} />
            <Note>
              {name} · {height}
            </Note>
            <Variable>{vars.control[name]}</Variable>
          </div>
        ))}
      </Group>
    </Sheet>
  );
}

/** Renders the measures of a page. */
export function LayoutSheet() {
  const { layout, measure, breakpoint } = use(StoryTheme);
  return (
    <Sheet
      title="Layout"
      purpose="page is the widest the grid gets, gutter its space to the window, inset the same for surfaces of any width. measure is the longest line of text. Windows up to the breakpoint get the mobile layout."
    >
      <Group title="Widths">
        {entries(layout).map(([name, value]) => (
          <Value
            key={name}
            name={name}
            value={FLUID.test(value) ? `${value}, ${pixelsOf(value)}` : value}
            variable={vars.layout[name]}
          />
        ))}
        <Value name="measure" value={measure} variable={vars.measure} />
        <Value name="breakpoint" value={`${breakpoint}px`} />
      </Group>
    </Sheet>
  );
}

/** Renders a token that nothing but its value shows. */
function Value({ name, value, variable }: { name: string; value: string; variable?: string }) {
  return (
    <div>
      <Note>
        {name} · {value}
      </Note>{" "}
      {variable && <Variable>{variable}</Variable>}
    </div>
  );
}

/** Renders a box with each radius. */
export function RadiusSheet() {
  const { radius } = use(StoryTheme);
  return (
    <Sheet
      title="Radius"
      purpose="control for buttons and fields, panel for popups and panels, media for pictures, films and frames."
    >
      <Grid>
        {entries(radius).map(([name, borderRadius]) => (
          <Cell key={name}>
            <Box style={{ borderRadius }} />
            <strong>{name}</strong>
            <Note>{borderRadius}</Note>
            <Variable>{vars.radius[name]}</Variable>
          </Cell>
        ))}
      </Grid>
    </Sheet>
  );
}

/** Renders a box with each shadow. */
export function ElevationSheet() {
  const { shadow } = use(StoryTheme);
  return (
    <Sheet title="Elevation" purpose="raised for panels that drop down, overlay for popups and menus over the page.">
      <Grid>
        {entries(shadow).map(([name, boxShadow]) => (
          <Cell key={name}>
            <Box style={{ boxShadow, borderRadius: vars.radius.panel }} />
            <strong>{name}</strong>
            <Note>{boxShadow === "none" ? "none: flat in this theme, an edge sets it off" : boxShadow}</Note>
            <Variable>{vars.shadow[name]}</Variable>
          </Cell>
        ))}
      </Grid>
    </Sheet>
  );
}

/** Renders a dot that moves for each duration and easing on hover or focus. */
export function MotionSheet() {
  const { motion } = use(StoryTheme);
  return (
    <Sheet
      title="Motion"
      purpose="fast answers a press, base opens and closes, slow shows pictures. What comes uses enter, what goes leave. A dot moves while its track is hovered or focused."
    >
      <Group title="Durations">
        {entries(motion.duration).map(([name, transitionDuration]) => (
          <Cell key={name}>
            <MotionButton type="button" aria-label={`${name} ${transitionDuration}`}>
              <span style={{ transitionDuration, transitionTimingFunction: motion.easing.enter }} />
            </MotionButton>
            <Note>
              {name} · {transitionDuration}
            </Note>
            <Variable>{vars.motion.duration[name]}</Variable>
          </Cell>
        ))}
      </Group>
      <Group title="Easings">
        {entries(motion.easing).map(([name, transitionTimingFunction]) => (
          <Cell key={name}>
            <MotionButton type="button" aria-label={`${name} ${transitionTimingFunction}`}>
              <span style={{ transitionDuration: "1s", transitionTimingFunction }} />
            </MotionButton>
            <Note>
              {name} · {transitionTimingFunction}
            </Note>
            <Variable>{vars.motion.easing[name]}</Variable>
          </Cell>
        ))}
      </Group>
    </Sheet>
  );
}

/** Renders the layers in their order, lowest first. */
export function LayersSheet() {
  const { layer } = use(StoryTheme);
  const layers = entries(layer).toSorted(([, low], [, high]) => low - high);
  return (
    <Sheet title="Layers" purpose="What lies over what: each of these covers those before it.">
      <Layers>
        {layers.map(([name, zIndex], index) => (
          <li key={name} style={{ zIndex, marginInlineStart: `${index * 1.5}rem` }}>
            <strong>{name}</strong> <Note>{zIndex}</Note> <Variable>{vars.layer[name]}</Variable>
          </li>
        ))}
      </Layers>
    </Sheet>
  );
}
