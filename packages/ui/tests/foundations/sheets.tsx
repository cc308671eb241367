import { Band, SheetRoot, Box, Cell, Grid, Layers, MotionButton, Note, Variable } from "./Sheet.styles.ts";
import { use, type ReactNode } from "react";
import { vars } from "../../src/theme/index.ts";
import { StoryTheme } from "../StoryTheme.ts";

/** Renders a page of the foundations. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SheetRoot>
      <h1>{title}</h1>
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

/** What tokens are for, by the end of their property. */
const PURPOSES: Readonly<Record<string, string>> = {
  "text-caption": "Captions and notes",
  "text-small": "Labels, tables",
  "text-body": "Running text",
  "text-lead": "The first lines of a page",
  "text-title3": "Headings within a section",
  "text-title2": "Headings of sections",
  "text-title1": "Headings of pages",
  "text-display": "The one line on a picture",
  "font-display": "Headings and large figures",
  "font-text": "Everything else",
  "leading-text": "Running text",
  "leading-title": "Headings",
  "leading-control": "One line of a control or a label",
  "control-medium": "Buttons and fields",
  "control-small": "Where space is scarce",
  "radius-control": "Buttons and fields",
  "radius-panel": "Popups and panels",
  "radius-media": "Pictures, films and frames",
  "shadow-raised": "Panels that drop down",
  "shadow-overlay": "Popups and menus over the page",
  "motion-duration-fast": "Hover, press",
  "motion-duration-base": "What opens and closes",
  "motion-duration-slow": "Pictures and large surfaces",
  "motion-easing-enter": "What comes",
  "motion-easing-leave": "What goes",
  "layer-base": "The page",
  "layer-raised": "Over what is beside it",
  "layer-bottom-bar": "The bar at the bottom of phones",
  "layer-header": "The header",
  "layer-dropdown": "Panels of the header",
  "layer-overlay": "The ground behind popups and menus",
  "layer-popup": "Popups and menus",
  "layer-skip-link": "The link to the content, over all",
};

/** Renders the custom property of a token, and what it is for. */
function Token({ of }: { of: string }) {
  const purpose = PURPOSES[of.replace(/^var\(--danji-|\)$/g, "")];
  return (
    <>
      <Variable>{of}</Variable> {purpose !== undefined && <Note>{purpose}</Note>}
    </>
  );
}

const SAMPLE = "노을이 머무는 집";

/** Windows between which sizes of type grow. */
const WINDOWS = [360, 1280] as const;

const FLUID = /^clamp\((?<least>[\d.]+)rem, (?<rem>[\d.]+)rem \+ (?<vw>[\d.]+)vw, (?<most>[\d.]+)rem\)$/;

/** Pixels of a rem. */
const REM = 16;

/** Returns a size of type in px, in a window of that width. */
function pixelsAt(width: number, size: string): number {
  const { groups: { least, rem, vw, most } = {} } = FLUID.exec(size) ?? {};
  if (least === undefined) return parseFloat(size) * REM;
  const fluid = Number(rem) * REM + (Number(vw) * width) / 100;
  return Math.round(Math.min(Math.max(Number(least) * REM, fluid), Number(most) * REM) * 10) / 10;
}

/** Renders the sizes of type in the font that each is made for. */
export function TypeSheet() {
  const theme = use(StoryTheme);
  return (
    <Sheet title="Type">
      <Group title="Sizes">
        {entries(theme.text).map(([name, fontSize]) => {
          const isHeading = name.startsWith("title") || name === "display";
          const fontFamily = isHeading ? vars.font.display : vars.font.text;
          const lineHeight = isHeading ? vars.leading.title : vars.leading.text;
          return (
            <div key={name}>
              <p style={{ fontFamily, lineHeight, fontSize }}>{SAMPLE}</p>
              <Note>
                {name} · {WINDOWS.map((width) => `${pixelsAt(width, fontSize)}px at ${width}`).join(", ")}
              </Note>{" "}
              <Token of={vars.text[name]} />
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
            <Token of={vars.font[name]} />
          </div>
        ))}
      </Group>
      <Group title="Line heights">
        {entries(theme.leading).map(([name, value]) => (
          <div key={name}>
            <Note>
              {name} · {value}
            </Note>{" "}
            <Token of={vars.leading[name]} />
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
    <Sheet title="Space">
      <Group title="Steps">
        {entries(theme.space).map(([name, width]) => (
          <div key={name} style={{ display: "flex", alignItems: "center", gap: vars.space[4] }}>
            <span style={{ width, height: "0.5rem", background: vars.color.action }} />
            <Note>
              {name} · {width}
            </Note>
            <Token of={vars.space[name]} />
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
            <Token of={vars.control[name]} />
          </div>
        ))}
      </Group>
    </Sheet>
  );
}

/** Renders a box with each radius. */
export function RadiusSheet() {
  const { radius } = use(StoryTheme);
  return (
    <Sheet title="Radius">
      <Grid>
        {entries(radius).map(([name, borderRadius]) => (
          <Cell key={name}>
            <Box style={{ borderRadius }} />
            <strong>{name}</strong>
            <Note>{borderRadius}</Note>
            <Token of={vars.radius[name]} />
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
    <Sheet title="Elevation">
      <Grid>
        {entries(shadow).map(([name, boxShadow]) => (
          <Cell key={name}>
            <Box style={{ boxShadow, borderRadius: vars.radius.panel }} />
            <strong>{name}</strong>
            <Note>{boxShadow === "none" ? "none: flat in this theme, an edge sets it off" : boxShadow}</Note>
            <Token of={vars.shadow[name]} />
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
    <Sheet title="Motion">
      <Note>A dot moves while its track is hovered or focused.</Note>
      <Group title="Durations">
        {entries(motion.duration).map(([name, transitionDuration]) => (
          <Cell key={name}>
            <MotionButton type="button" aria-label={`${name} ${transitionDuration}`}>
              <span style={{ transitionDuration, transitionTimingFunction: motion.easing.enter }} />
            </MotionButton>
            <Note>
              {name} · {transitionDuration}
            </Note>
            <Token of={vars.motion.duration[name]} />
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
            <Token of={vars.motion.easing[name]} />
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
    <Sheet title="Layers">
      <Layers>
        {layers.map(([name, zIndex], index) => (
          <li key={name} style={{ zIndex, marginInlineStart: `${index * 1.5}rem` }}>
            <strong>{name}</strong> <Note>{zIndex}</Note> <Token of={vars.layer[name]} />
          </li>
        ))}
      </Layers>
    </Sheet>
  );
}
