import type { Decorator } from "@storybook/react-vite";
import {
  Children,
  cloneElement,
  isValidElement,
  use,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import { styled, StyleSheetManager } from "styled-components";
import { ThemeScope } from "../src/provider/index.ts";
import { OverlayContainerContext } from "../src/provider/overlay-container.ts";
import { vars } from "../src/theme/index.ts";
import { StoryTheme } from "./StoryTheme.ts";

/** What a story that its docs page shows in a frame of its own, as tall as it is, has for parameters: there its play function runs. */
export const FITTED = { docs: { story: { inline: false, height: "auto" } } } as const;

/** States of a control that a picture cannot wait for. `focus` is that of the keyboard. */
export const FORCED_STATES = ["hover", "focus", "active"] as const;
type ForcedState = (typeof FORCED_STATES)[number];

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>["stylisPlugins"]>[number];

const PSEUDO_CLASS = /:(hover|focus|active)(?:-visible)?(?![\w-])/g;
const CONTROLS = ':where(a, :enabled, [tabindex="0"])';

/**
 * Extends each rule with a pseudo-class to what is inside an element with `data-forced`: the focus to its controls, the
 * other states to everything. `:is` takes the highest weight in its list, that of the pseudo-class, so no rule gains any.
 */
const forcedStates: Plugin = (element) => {
  if (element.type !== "rule" || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) =>
    selector.replaceAll(
      PSEUDO_CLASS,
      (pseudo, state) => `:is(${pseudo}, [data-forced~="${state}"] ${state === "focus" ? CONTROLS : "*"})`,
    ),
  );
};

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
      {/* The focus ring is a rule of what is around. */}
      <ThemeScope theme={use(StoryTheme)}>
        <Sheet>{children}</Sheet>
      </ThemeScope>
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

const Box = styled.div`
  height: 50rem;
  contain: strict;
`;

/** Renders an overlay in a box of the page instead of over the page, so that a picture also shows what is beside it. */
export function OverlayBox({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box ref={setBox} />
      <OverlayContainerContext value={box}>{children}</OverlayContainerContext>
    </>
  );
}

const Frame = styled.main`
  max-width: 36rem;
  padding: ${vars.space[8]};
`;

/** Gives a story some air and a `main`; one with `parameters: { framed: false }` brings its own, `framed: "60rem"` is wider. */
export const framed: Decorator = (Story, { parameters: { framed: frame } }) =>
  frame === false ? (
    <Story />
  ) : (
    <Frame style={{ maxWidth: frame }}>
      <Story />
    </Frame>
  );

const childrenOf = (node: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined;

/**
 * Returns args and `render` of stories that show an example: their args are the props of one of its parts, so that
 * Controls show and change what the code of the example sets.
 *
 * @throws RangeError if the example does not have the part.
 */
export function exampleOf<Props extends object>(
  part: ComponentType<Props>,
  Example: () => ReactElement,
  more?: Partial<Props>,
) {
  const isPart = (node: ReactNode): node is ReactElement<Props> => isValidElement(node) && node.type === part;
  const find = (node: ReactNode): ReactElement<Props> | undefined =>
    isPart(node)
      ? node
      : Children.toArray(childrenOf(node))
          .map(find)
          .find((found) => found !== undefined);
  const replace = (node: ReactNode, props: Props): ReactNode => {
    if (isPart(node)) return cloneElement(node, props);
    if (!isValidElement(node) || !find(node)) return node;
    return cloneElement(
      node,
      undefined,
      Children.map(childrenOf(node), (child) => replace(child, props)),
    );
  };
  const example = Example();
  const found = find(example);
  if (!found) throw new RangeError(`${Example.name} does not have ${part.name}.`);
  return { args: { ...found.props, ...more }, render: (props: Props) => <>{replace(example, props)}</> };
}
