import { Form } from "@danji/ui/form";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const FormGrid = styled(Form.Root)<{ $narrow?: boolean }>`
  display: grid;
  gap: ${vars.space[5]};
  max-width: ${({ $narrow = false }) => ($narrow ? "24rem" : "40rem")};
  scroll-margin-top: 9rem;

  > button {
    justify-self: start;
    min-width: 12rem;
  }
  ${media.mobile} {
    > button {
      justify-self: stretch;
    }
  }
`;

export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${vars.space[5]};
`;

export const FormWide = styled.div`
  grid-column: 1 / -1;
`;

export const FormPromise = styled.p`
  color: ${vars.color.inkMuted};
  font-size: ${vars.text.small};
`;

export const FormResult = styled.div`
  outline: none;
  display: grid;
  gap: ${vars.space[5]};

  > button {
    justify-self: start;
  }

  &:not(:has(button, [role]:not(:empty))) {
    display: none;
  }
`;

export const NoticeBox = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  padding: ${vars.space[4]};
  border: 1px solid ${vars.color.line};
  font-size: ${vars.text.caption};

  p,
  dl {
    color: ${vars.color.inkMuted};
  }
`;

export const NoticeList = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${vars.space[1]} ${vars.space[4]};

  dt {
    white-space: nowrap;
  }
`;
