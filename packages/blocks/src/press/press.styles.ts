import { Stack } from "@danji/ui/stack";
import { fluid, hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { retryTarget } from "../parts/fragments.styles.ts";

export const Table = styled.table`
  width: 100%;
  border-top: 1px solid ${vars.color.text};

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: ${vars.space[4]} ${vars.space[3]};
    border-bottom: 1px solid ${vars.color.line};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
    text-align: center;
    white-space: nowrap;
  }
  thead th {
    font-weight: 500;
  }
  th:nth-child(2),
  td:nth-child(2) {
    width: 100%;
    text-align: left;
    white-space: normal;
  }
  td:nth-child(2) {
    color: ${vars.color.text};
    font-size: ${vars.text.lead};
  }
  th:nth-child(4),
  td:nth-child(4) {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  tbody tr:hover {
    background: ${vars.color.surfaceSunken};
  }
  td a {
    /* The height of the row is the target. */
    display: block;
    margin-block: calc(-1 * ${vars.space[4]});
    padding-block: ${vars.space[4]};
    text-decoration: none;
  }
  td a:hover {
    text-decoration: underline;
  }
  ${media.mobile} {
    td:nth-child(2) {
      font-size: ${vars.text.small};
      font-weight: 500;
    }
    th,
    td {
      padding-inline: ${vars.space[1]};
    }
  }
  ${media.tight} {
    td {
      white-space: normal;
    }
  }
`;

export const WideHeader = styled.th`
  ${hiddenIn(media.mobile)}
`;

export const WideCell = styled.td`
  ${hiddenIn(media.mobile)}
`;

export const ListStatus = styled.div`
  color: ${vars.color.textMuted};
  text-align: center;
`;

export const AdminSection = styled(Stack).attrs({ forwardedAs: "section", gap: 6 })`
  padding-top: ${vars.space[10]};
  border-top: 1px solid ${vars.color.line};

  h2 {
    /* The display font of the page has only the characters of what everybody sees. */
    font-family: ${vars.font.text};
    font-size: ${vars.text.title3};
  }
  ${media.print} {
    /* The sheet for paper stacks what holds headings. */
    display: none !important;
  }
`;

export const Welcome = styled(Stack).attrs({ direction: "row", align: "center", gap: 3 })`
  justify-content: space-between;
  padding: ${vars.space[4]};
  background: ${vars.color.surfaceSunken};
`;

export const ArticleBody = styled(Stack).attrs({ gap: 10 })`
  ${retryTarget}
  padding: ${fluid.section} ${vars.layout.inset};

  > * {
    max-width: ${vars.measure};
  }

  article {
    display: grid;
    gap: ${vars.space[5]};
  }
  article > p {
    white-space: pre-line;
  }
`;

/** Terms and descriptions, as many in a line as fit. */
export const FactLine = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[5]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};

  > div {
    display: flex;
    gap: ${vars.space[2]};
  }
  dt {
    white-space: nowrap;
  }
  dd {
    color: ${vars.color.text};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const ArticleFacts = styled(FactLine)`
  padding-bottom: ${vars.space[5]};
  border-bottom: 1px solid ${vars.color.line};
`;

export const Summary = styled.p`
  font-size: ${vars.text.lead};
  font-weight: 500;
`;

export const ArticleFooter = styled(Stack).attrs({ direction: "row", align: "center", gap: 5 })`
  padding-top: ${vars.space[6]};
  border-top: 1px solid ${vars.color.line};
`;
