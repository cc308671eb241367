import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RolesSheet } from "../../tests/foundations/RolesSheet.tsx";
import {
  ElevationSheet,
  LayersSheet,
  LayoutSheet,
  MotionSheet,
  RadiusSheet,
  SpaceSheet,
  TypeSheet,
} from "../../tests/foundations/sheets.tsx";
import { EDGE_PAIRS, TEXT_PAIRS, theme } from "./index.ts";

const meta = {
  title: "Foundations",
  component: RolesSheet,
} satisfies Meta<typeof RolesSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  name: "Roles, contrast, tokens",
  tags: ["slow"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+\.\d : 1$/)).toHaveLength(TEXT_PAIRS.length + EDGE_PAIRS.length);
    await expect(canvas.queryByText(/needs/)).toBeNull();
    for (const role of Object.keys(theme.color)) await expect(canvas.getAllByText(role)[0]).toBeVisible();
  },
};

/** Expects that a page names every token of a group. */
const names =
  (...tokens: readonly string[]): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    for (const token of tokens)
      await expect(canvas.getAllByText(new RegExp(`^${token}\\b`)).length, token).toBeGreaterThan(0);
  };

export const Type: Story = {
  tags: ["slow"],
  render: () => <TypeSheet />,
  play: names(...Object.keys({ ...theme.text, ...theme.font, ...theme.leading, ...theme.weight })),
};

export const Space: Story = {
  tags: ["slow"],
  render: () => <SpaceSheet />,
  play: names(...Object.keys({ ...theme.space, ...theme.control })),
};

export const Layout: Story = {
  tags: ["slow"],
  render: () => <LayoutSheet />,
  play: names(...Object.keys(theme.layout), "measure", "breakpoint"),
};

export const Radius: Story = {
  tags: ["slow"],
  render: () => <RadiusSheet />,
  play: names(...Object.keys(theme.radius)),
};

export const Elevation: Story = {
  tags: ["slow"],
  render: () => <ElevationSheet />,
  play: names(...Object.keys(theme.shadow)),
};

export const Motion: Story = {
  tags: ["slow"],
  render: () => <MotionSheet />,
  play: names(...Object.keys({ ...theme.motion.duration, ...theme.motion.easing })),
};

export const Layers: Story = {
  tags: ["slow"],
  render: () => <LayersSheet />,
  play: names(...Object.keys(theme.layer)),
};
