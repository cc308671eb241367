import type { Preview } from "@storybook/react-vite";
import { Fragment, isValidElement, lazy, Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from "react";
import { configure } from "storybook/test";
import { DanjiProvider, ReducedMotion, ThemeScope } from "../packages/ui/src/provider/index.ts";
import { Reset } from "../packages/ui/src/reset/index.ts";
import { type Brand, createTheme, type Theme } from "../packages/ui/src/theme/index.ts";
import { StoryTheme } from "../packages/ui/tests/StoryTheme.ts";
import { SECOND_THEME, secondTheme } from "../packages/ui/tests/secondTheme.ts";
import { TEXTS, textsIn } from "../packages/ui/tests/texts.ts";
import { inOrder } from "./choices.ts";
import { type Globals, globalsOf } from "./globals.ts";
import { shownIn, storybookTheme } from "./theme.ts";
import "@fontsource-variable/noto-serif-kr/index.css";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";

/** Name of the kit's own theme. */
const KIT = "kit";

const files = import.meta.glob<Brand & { frame?: string }>(
  ["../app/complexes/*/theme.json", "!../app/complexes/_*/theme.json"],
  {
    eager: true,
    import: "default",
  },
);

const slugOf = (path: string) => path.split("/").at(-2) ?? path;

/** Slugs of the complexes, without the template. */
const complexNames = Object.keys(files).map(slugOf);

const names = import.meta.glob<string>("../app/complexes/*/identity.json", { eager: true, import: "name" });

/** Names of what the toolbar selects. */
const NAMES: ReadonlyMap<string, string> = new Map([
  [KIT, "kit; sections in their complex’s own"],
  ...Object.entries(names).map(([path, name]) => [slugOf(path), name] as const),
]);

/** The kit's own theme, with its dark scheme, as all have it here. */
const kit = createTheme({ dark: {} });

/** All themes by name: the kit's own, one that is unlike it, then one for each complex but the template. */
const themes: ReadonlyMap<string, Theme> = new Map([
  [KIT, kit],
  [SECOND_THEME, secondTheme],
  ...Object.entries(files).map(
    ([path, { frame: _frame, ...brand }]) => [slugOf(path), createTheme({ dark: {}, ...brand })] as const,
  ),
]);

/** The widths at which every screen is looked at: both sides of the breakpoint among them. */
const WIDTHS = [360, 768, 900, 901, 1280, 1920] as const;

/** Height of all viewports, in CSS pixels. */
const HEIGHT = 800;

/** How long a play function waits for a state, in ms. */
const PATIENCE_MS = 10_000;

/** Groups of the stories that show the content of a complex. */
const OF_A_COMPLEX = /^(?:Sections|Pages)\//;

// Loaded with the first page that is read: stories, as tests above all, do without.
const DocsContainer = lazy(async () => ({ default: (await import("@storybook/addon-docs/blocks")).DocsContainer }));
const DocsLooks = lazy(async () => ({ default: (await import("./docs/DocsLooks.styles.ts")).DocsLooks }));
const DocsPage = lazy(async () => ({ default: (await import("./docs/DocsPage.tsx")).DocsPage }));

/** The toolbar's settings of motion. */
const MOTION = { system: "As the system says", reduced: "Reduced" } as const;

/** Colour schemes, selected by an attribute of the page as on a site: the system's is not asked. */
const SCHEMES = ["light", "dark"] as const;

/** Returns the theme that the toolbar selects: a section or a page shows in its complex's own, unless another is selected. */
function themeOf(globals: Globals, title = ""): Theme {
  const isOwn = OF_A_COMPLEX.test(title) && globals["theme"] === KIT;
  return themes.get(String(globals[isOwn ? "complex" : "theme"])) ?? kit;
}

interface LooksProps {
  globals: Globals;
  theme: Theme;
  /** Whether the page around has its tokens and scheme already. @default false */
  isPart?: boolean;
  children: ReactNode;
}

/** Renders a page, or a story in it, as the toolbar says. */
function Looks({ globals, theme, isPart = false, children }: LooksProps) {
  const Motion = globals["motion"] === MOTION.reduced ? ReducedMotion : Fragment;
  const scheme = String(globals["scheme"]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isPart) return undefined;
    dataset["colorScheme"] = scheme;
    return () => void delete dataset["colorScheme"];
  }, [isPart, scheme]);
  return (
    <StoryTheme value={shownIn(globals["scheme"], theme)}>
      <DanjiProvider theme={isPart ? undefined : theme} messages={textsIn(globals)}>
        <Motion>{children}</Motion>
      </DanjiProvider>
    </StoryTheme>
  );
}

// A busy machine takes longer than the default of 1 s, and the markup that a message quotes is far longer than the message.
configure({ asyncUtilTimeout: PATIENCE_MS, getElementError: (message) => new Error(message ?? "No element found.") });

/** Returns a menu of the toolbar, whose button says what is selected from it. */
const menu = (
  title: string,
  icon: "paintbrush" | "contrast" | "home" | "globe" | "accessibility",
  values: Iterable<string>,
) => ({
  title,
  icon,
  items: Array.from(values, (value) => ({ value, title: `${title}: ${NAMES.get(value) ?? value}` })),
  dynamicTitle: true,
});

type ArgTypesEnhancer = NonNullable<Preview["argTypesEnhancers"]>[number];
type ArgsEnhancer = NonNullable<Preview["argsEnhancers"]>[number];

/** Types that are edited as text: what can render a text, and texts beside other simple types. */
const TEXT = /^(?:ReactNode|(?:string|number|boolean)(?: \| (?:string|number|boolean)(?:\[\])?)*)$/;

/**
 * Gives props that Storybook would edit as JSON the control that they have: a text, or none for an element. Children have one as a text.
 * Numbers to choose from are in order, and a default is in quotation marks once.
 */
const withSimpleControls: ArgTypesEnhancer = ({ argTypes: { children, ...argTypes }, initialArgs }) => {
  const edited = { description: "Its text.", ...children, control: { type: "text" } } as const;
  const hidden = { ...children, control: false, table: { disable: true } } as const;
  const shown: typeof argTypes = {
    children: { name: "children", ...(typeof initialArgs["children"] === "string" ? edited : hidden) },
    ...argTypes,
  };
  return Object.fromEntries(
    Object.entries(shown).map(([name, argType]) => {
      const { type, table } = argType;
      const isText = type?.name === "other" && TEXT.test(type.value);
      const control = isValidElement(initialArgs[name]) ? false : ({ type: "text" } as const);
      const summary = table?.defaultValue?.summary?.replaceAll(/^"\\"|\\""$/g, '"');
      const ordered = type?.name === "enum" && { type: { ...type, value: inOrder(type.value) } };
      const standard = summary !== undefined && { table: { ...table, defaultValue: { summary } } };
      return [name, { ...argType, ...ordered, ...standard, ...(isText && { control }) }];
    }),
  );
};

/** Begins with the default of each prop that is a choice, which Controls else show as not set. */
const withDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const defaults = Object.values(argTypes).flatMap(({ name, type, options, table }) => {
    const standard = table?.defaultValue?.summary?.replaceAll('"', "");
    const choices: readonly unknown[] = type?.name === "boolean" ? [false, true] : (options ?? []);
    const value = choices.find((choice) => String(choice) === standard);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(defaults), ...initialArgs };
};

const preview: Preview = {
  argTypesEnhancers: [withSimpleControls],
  argsEnhancers: [withDefaults],
  decorators: [
    (Story, { globals, title, viewMode }) => {
      const theme = themeOf(globals, title);
      const isPart = viewMode === "docs";
      return (
        <Looks globals={globals} theme={theme} isPart={isPart}>
          {isPart ? (
            // A docs page has styles of its own around its stories.
            <ThemeScope theme={theme}>
              <Story />
            </ThemeScope>
          ) : (
            <>
              <Reset />
              <Story />
            </>
          )}
        </Looks>
      );
    },
  ],
  initialGlobals: {
    theme: KIT,
    scheme: SCHEMES[0],
    complex: import.meta.env["STORYBOOK_COMPLEX"] ?? complexNames[0],
    language: "한국어",
    motion: MOTION.system,
  },
  globalTypes: {
    theme: {
      description: "The kit's own theme, a second one unlike it, and that of each complex",
      toolbar: menu("Theme", "paintbrush", themes.keys()),
    },
    scheme: {
      description: "Colour scheme of the theme",
      toolbar: menu("Scheme", "contrast", SCHEMES),
    },
    complex: {
      description: "Complex whose content sections and pages show",
      toolbar: menu("Complex", "home", complexNames),
    },
    language: {
      description: "Language of the kit's own texts",
      toolbar: menu("Language", "globe", TEXTS.keys()),
    },
    motion: {
      description: "Reduced motion, with the system's setting or without",
      toolbar: menu("Motion", "accessibility", Object.values(MOTION)),
    },
  },
  parameters: {
    layout: "fullscreen",
    // What it would load ahead is for a rule that is off by default.
    a11y: { test: "error", options: { preload: false, rules: { "label-content-name-mismatch": { enabled: true } } } },
    docs: {
      toc: { headingSelector: "h2, h3", ignoreSelector: ".docs-story *" },
      // Suspends with the page: the table of contents reads the headings once. Storybook renders it again when the toolbar changes.
      container: (props: ComponentProps<typeof DocsContainer>) => {
        const globals = globalsOf(props.context);
        const theme = themeOf(globals);
        return (
          <Suspense>
            <Looks globals={globals} theme={theme}>
              <DocsLooks />
              <DocsContainer {...props} theme={storybookTheme(globals["scheme"], theme)} />
            </Looks>
          </Suspense>
        );
      },
      // A function, which the channel to the manager can carry.
      page: () => <DocsPage />,
    },
    controls: {
      expanded: true,
      sort: "requiredFirst",
      exclude: /^(?:asChild|ref|on[A-Z].*)$/,
      matchers: { color: /^color$/ },
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Getting started",
          "Vite, React Router, Next.js",
          "Themes and schemes",
          "A form and its server",
          "Accessibility",
          "Sizes",
          "Foundations",
          "Changelog",
          "Actions",
          "Forms",
          "Overlays",
          "Navigation",
          "Media",
          "Data",
          "Layout",
          "Sections",
          ["Overview"],
          "Pages",
        ],
        method: "alphabetical",
      },
    },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          { name: `${width}px`, styles: { width: `${width}px`, height: `${HEIGHT}px` }, type: "other" as const },
        ]),
      ),
    },
  },
  tags: ["autodocs"],
};

export default preview;
