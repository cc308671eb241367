import { styled } from "styled-components";
import { Link } from "../provider/Link.tsx";
import { media } from "../theme/media.ts";
import { MIN_TARGET, vars } from "../theme/vars.ts";

/** Takes the colour of what it stands on: a picture, pine or ivory. */
export const Trail = styled.nav`
  color: inherit;
  font-size: ${vars.text.caption};
`;

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
`;

export const Step = styled.li`
  display: flex;
  align-items: baseline;

  /* A slanted hairline; a character would be read aloud. */
  & + &::before {
    content: "";
    flex: none;
    height: 0.75em;
    margin-inline: ${vars.space[3]};
    border-inline-start: 1px solid;
    opacity: 0.6;
    rotate: 20deg;
  }
`;

export const StepLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${MIN_TARGET};
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Here = styled.span`
  font-weight: 600;
`;
