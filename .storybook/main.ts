import type { StorybookConfig } from "@storybook/react-vite";
import { slug } from "../app/scripts/slug.mjs";
import { virtualModules } from "./virtual-modules.ts";

/** Returns the name of the package or folder a module belongs to, as part of a file's name. */
function chunkOf(id: string): string | null {
  const [, name, path = ""] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(id) ?? [];
  if (name === undefined) return id.includes("/packages/ui/tests/") ? "tests" : null;
  const file = name.includes("storybook") ? `_${path.replaceAll(/\W+/g, "_")}` : "";
  return name.replace("/", "_") + file;
}

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./docs/*.mdx", "../packages/{ui,blocks}/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: (features, { test: isTest }) => ({
    ...features,
    // What React warns of is a fault; only its development build says so.
    developmentModeForBuild: true,
    // Reads the style of every element whenever a story shows.
    highlight: !isTest,
  }),
  env: (env) => ({ ...env, STORYBOOK_COMPLEX: slug }),
  staticDirs: [
    // Pictures and films of examples.
    { from: "../packages/ui/tests/media", to: "/media" },
    { from: "./favicon.svg", to: "/favicon.svg" },
    { from: "../tokens", to: "/tokens" },
    { from: "../node_modules/pretendard/dist/web/variable", to: "/pretendard" },
  ],
  // The kit's font for what stands around stories, which loads nothing of the preview.
  managerHead: (head) => `${head}<link rel="stylesheet" href="pretendard/pretendardvariable-dynamic-subset.css" />`,
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: "packages/ui/tsconfig.json",
      include: ["packages/ui/src/*/*.tsx"],
      exclude: ["**/*.{stories,test,fixture}.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldIncludePropTagMap: true,
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), virtualModules()],
    resolve: { ...vite.resolve, dedupe: ["react", "react-dom", "styled-components"] },
    build: {
      ...vite.build,
      // A failing story names functions and lines as they are written.
      minify: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          ...vite.build?.rolldownOptions?.output,
          // A file for each package: `tests/storybook/traces.ts` reads from its name who started something.
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
        },
      },
    },
  }),
};

export default config;
