import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const TabsFrame = styled.div`
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding-inline: ${vars.layout.gutter};
`;

export const Content = styled.div`
  display: grid;
  gap: clamp(3rem, 7vw, 6rem);
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding: clamp(3rem, 7vw, 6rem) ${vars.layout.gutter};

  ${media.print} {
    padding-inline: 0;
  }
`;

export const Related = styled.nav`
  padding: ${vars.space[12]} ${vars.layout.gutter};
  background: ${vars.color.ivoryDeep};

  > * {
    width: min(100%, ${vars.layout.page});
    margin-inline: auto;
  }
  h2 {
    font-size: ${vars.text.title3};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0 ${vars.space[8]};
    margin-top: ${vars.space[4]};
  }
  a {
    display: flex;
    justify-content: space-between;
    padding-block: ${vars.space[4]};
    border-bottom: 1px solid ${vars.color.sand};
    text-decoration: none;
  }
  a::after {
    content: "→" / "";
  }
  a:hover {
    border-color: ${vars.color.pine};
  }
  ${media.print} {
    display: none;
  }
`;
