import type { ReactNode } from "react";
import { styled } from "styled-components";
import { vars } from "../src/theme/index.ts";

const Sheet = styled.main`
  display: grid;
  gap: ${vars.space[8]};
  padding: ${vars.space[8]} ${vars.layout.gutter};
`;

const Row = styled.section<{ $dark: boolean }>`
  display: grid;
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
    max-width: ${({ $wide }) => ($wide ? "none" : "30rem")};
  }
`;

/** The page of a story that shows all states side by side. */
export function Specimens({ children }: { children: ReactNode }) {
  return <Sheet>{children}</Sheet>;
}

interface SpecimenRowProps {
  name: string;
  /** Puts the row on pine. Default: false. */
  dark?: boolean;
  /** Lets what stands in it take the whole width. Default: false. */
  wide?: boolean;
  children: ReactNode;
}

/** One kind of state, with its name. */
export function SpecimenRow({ name, dark = false, wide = false, children }: SpecimenRowProps) {
  return (
    <Row $dark={dark}>
      <Name>{name}</Name>
      <Items $wide={wide}>{wide ? <div>{children}</div> : children}</Items>
    </Row>
  );
}
