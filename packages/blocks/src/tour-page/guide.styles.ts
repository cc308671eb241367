import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const GuideRoot = styled.div`
  grid-column: 1 / -1;

  [role="region"] > * {
    margin-block-start: ${vars.space[4]};
  }

  h2 {
    font-size: ${vars.text.lead};
  }

  p {
    max-width: ${vars.measure};
    color: ${vars.color.onInverseMuted};
  }
`;

export const Sights = styled.ul`
  border-block-start: 1px solid ${vars.color.lineInverse};

  > li {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: baseline;
    gap: ${vars.space[1]} ${vars.space[4]};
    padding-block: ${vars.space[2]};
    border-block-end: 1px solid ${vars.color.lineInverse};
  }

  ${media.mobile} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const SightButton = styled.button`
  justify-self: start;
  min-height: ${vars.control.small};
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.color.onInverse};
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${vars.color.lineInverse};
  text-underline-offset: 0.35em;
  cursor: pointer;

  &:disabled {
    text-decoration: none;
    cursor: auto;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      text-decoration-color: currentcolor;
    }
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${vars.space[2]} ${vars.space[6]};

  > div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
  }

  dd {
    color: ${vars.color.onInverseMuted};
  }
`;
