import type { StorybookConfig } from "@storybook/react-vite";

/** Name of the package that a module belongs to, as part of a file's name. */
function packageOf(id = ""): string {
  const [, name = "chunk"] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return name.replace("/", "_");
}

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    // Found only while stories load, these would be bundled then and the page loaded anew in the middle of a test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        "@radix-ui/react-accordion",
        "@radix-ui/react-dialog",
        "@radix-ui/react-tabs",
        "embla-carousel-react",
        "react-dom/client",
        "react-dom/server",
        "styled-components",
      ],
      rolldownOptions: {
        ...vite.optimizeDeps?.rolldownOptions,
        // Named after what is in it, so that a test knows who calls: `tests/storybook/traces.ts`.
        output: { chunkFileNames: ({ moduleIds }) => `${packageOf(moduleIds.at(-1))}-[hash].js` },
      },
    },
    resolve: { ...vite.resolve, dedupe: ["react", "react-dom", "styled-components"] },
  }),
};

export default config;
