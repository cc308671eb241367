import type { StorybookConfig } from "@storybook/react-vite";

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
    },
    resolve: { ...vite.resolve, dedupe: ["react", "react-dom", "styled-components"] },
  }),
};

export default config;
