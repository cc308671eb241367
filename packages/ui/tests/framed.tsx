import type { Decorator } from "@storybook/react-vite";
import { styled } from "styled-components";
import { vars } from "../src/theme/index.ts";

const Frame = styled.main`
  max-width: 36rem;
  padding: ${vars.space[8]};
`;

/** Gives a story some air and a `main`; one with `parameters: { framed: false }` brings its own. */
export const framed: Decorator = (Story, { parameters }) =>
  parameters["framed"] === false ? (
    <Story />
  ) : (
    <Frame>
      <Story />
    </Frame>
  );
