import { vars } from "@danji/ui/theme";
import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { HEADER_HEIGHT } from "../src/parts/shell-size.ts";

/** Headings stick below the header of the site, for which pages leave room. */
const BELOW_HEADER = `calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.twoRows} + ${vars.space[8]})`;

interface StoryFrameProps {
  /** Heading of a part that does not bring its own. */
  heading?: string | undefined;
  children: ReactNode;
}

/** Renders a part of a page in the place that the site's pages have for it. */
export const StoryFrame = ({ heading, children }: StoryFrameProps) => (
  <main
    style={{
      padding: `${BELOW_HEADER} ${vars.layout.gutter} ${vars.space[12]}`,
      maxWidth: vars.layout.page,
      margin: "0 auto",
    }}
  >
    {heading !== undefined && <h2 style={{ marginBlockEnd: vars.space[8] }}>{heading}</h2>}
    {children}
  </main>
);

/** Shows the component of a story in such a place. */
export const inFrame =
  (heading?: string): Decorator =>
  (Story) => (
    <StoryFrame heading={heading}>
      <Story />
    </StoryFrame>
  );
