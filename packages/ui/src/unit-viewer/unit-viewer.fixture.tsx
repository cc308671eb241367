import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { plans } from "../../tests/pictures.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { PAN_DIRECTIONS, UnitViewer, type UnitViewerOption } from "./index.ts";

export const TYPES: readonly [UnitViewerOption, ...UnitViewerOption[]] = [
  { value: "84A", label: "84A" },
  { value: "84B", label: "84B" },
  { value: "84C", label: "84C" },
  { value: "84D", label: "84D" },
];

const FACTS: Readonly<Record<string, string>> = {
  "84A": "맞통풍이 드는 네 칸 판상형",
  "84B": "거실이 두 면으로 열린 탑상형",
  "84C": "현관 수납이 넓은 판상형",
  "84D": "안방에 서재를 둔 탑상형",
};

/** Paper in a dark scheme too, since the drawings have dark lines. */
const Drawing = styled.img`
  background: ${vars.color.onInverse};
`;

/** Shows the plan of an invented flat. */
function Plan({ type }: { type: string }) {
  const { src, width, height } = plans[type] ?? {};
  return <Drawing src={src} width={width} height={height} alt={`${type} 평면도`} />;
}

const Layout = styled(UnitViewer.Root)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${vars.space[4]} ${vars.space[10]};
  max-width: ${vars.layout.page};
  padding: ${vars.space[8]} ${vars.layout.gutter};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Viewport = styled(UnitViewer.Viewport)`
  &:focus-visible {
    outline-color: ${vars.color.surfaceInverse};
  }
`;

const Bar = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  border-block-end: 1px solid ${vars.color.line};
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** Shows the drawing left, facts right, type buttons above. */
export function PlanViewer(root: Omit<ComponentProps<typeof UnitViewer.Root>, "options" | "children">) {
  return (
    <Layout {...root} options={TYPES}>
      <Bar>
        <UnitViewer.List aria-label="평면 타입" />
        <div>
          <UnitViewer.Previous aria-label="이전 타입" />
          <UnitViewer.Next aria-label="다음 타입" />
        </div>
      </Bar>
      <div>
        <Viewport aria-label="평면도" data-testid="stage">
          {TYPES.map(({ value }) => (
            <UnitViewer.Content key={value} value={value}>
              <Plan type={value} />
            </UnitViewer.Content>
          ))}
        </Viewport>
        <Tools>
          {PAN_DIRECTIONS.map((direction) => (
            <UnitViewer.Pan key={direction} direction={direction} />
          ))}
          <UnitViewer.ZoomOut />
          <UnitViewer.ZoomIn />
          <UnitViewer.Fit />
        </Tools>
      </div>
      <div>
        {TYPES.map(({ value, label }) => (
          <UnitViewer.Content key={value} value={value}>
            <h3>{label} 타입</h3>
            <p>{FACTS[value]}</p>
          </UnitViewer.Content>
        ))}
      </div>
    </Layout>
  );
}
