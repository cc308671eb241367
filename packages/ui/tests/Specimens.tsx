import type { ReactNode } from "react";
import { styled, StyleSheetManager } from "styled-components";
import { Reset } from "../src/reset/index.ts";
import { vars } from "../src/theme/index.ts";
import { forcedStates, type ForcedState } from "./forcedStates.ts";

const PLUGINS = [forcedStates];

const USUAL_STATES = ["hover", "focus"] as const;

const Sheet = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  padding: ${vars.space[8]} ${vars.layout.gutter};
`;

const Row = styled.section<{ $dark: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  ${({ $dark }) => $dark && `padding: 1.5rem; background: ${vars.color.surfaceInverse}; color: ${vars.color.onInverse};`}
`;

const Name = styled.h2`
  padding-block-end: ${vars.space[2]};
  border-block-end: 1px solid;
  font: 600 ${vars.text.caption} / ${vars.leading.control} ${vars.font.text};
`;

const Items = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${vars.space[4]};

  > div {
    flex: 1 1 18rem;
    min-width: 0;
    max-width: ${({ $wide }) => ($wide ? "none" : "30rem")};
  }
`;

/** Renders the page of a story that shows all states side by side. */
export function Specimens({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={PLUGINS}>
      {/* The focus ring is a rule of the page. */}
      <Reset />
      <Sheet>{children}</Sheet>
    </StyleSheetManager>
  );
}

interface SpecimenRowProps {
  name: string;
  /** State that the row forces on its content. @default none */
  state?: ForcedState | undefined;
  /** Puts the row on an inverse surface. @default false */
  dark?: boolean;
  /** Gives its content the whole width. @default false */
  wide?: boolean;
  children: ReactNode;
}

/** Renders one kind of state under its name. */
export function SpecimenRow({ name, state, dark = false, wide = false, children }: SpecimenRowProps) {
  return (
    <Row $dark={dark} data-forced={state}>
      <Name>{name}</Name>
      <Items $wide={wide}>{wide ? <div>{children}</div> : children}</Items>
    </Row>
  );
}

interface StateRowsProps extends Pick<SpecimenRowProps, "dark" | "wide"> {
  /** Name of what the rows show, ahead of the state. @default none */
  name?: string;
  /** Pass all where `active` looks different. @default `hover` and `focus` */
  states?: readonly ForcedState[];
  children: (state: ForcedState) => ReactNode;
}

/** Renders the same controls in one row for each state. */
export function StateRows({ name, states = USUAL_STATES, children, ...row }: StateRowsProps) {
  return states.map((state) => (
    <SpecimenRow key={state} {...row} name={name === undefined ? state : `${name} · ${state}`} state={state}>
      {children(state)}
    </SpecimenRow>
  ));
}
