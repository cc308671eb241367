import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { PAN_DIRECTIONS, UnitViewer, type UnitType, type UnitViewerRootProps } from "./index.ts";

export const TYPES: readonly [UnitType, ...UnitType[]] = [
  { value: "84A", label: "84A" },
  { value: "84B", label: "84B" },
  { value: "84C", label: "84C" },
  { value: "84D", label: "84D" },
];

interface Room {
  name: string;
  /** Left, top, width and height on a sheet of 800 by 600. */
  box: readonly [number, number, number, number];
}

const ROOMS: readonly Room[] = [
  { name: "거실", box: [300, 290, 240, 230] },
  { name: "주방", box: [300, 80, 240, 200] },
  { name: "안방", box: [80, 290, 210, 230] },
  { name: "침실 2", box: [550, 290, 170, 230] },
  { name: "침실 3", box: [550, 80, 170, 200] },
  { name: "현관", box: [80, 80, 210, 200] },
];

const FACTS: Readonly<Record<string, string>> = {
  "84A": "맞통풍이 드는 네 칸 판상형",
  "84B": "거실이 두 면으로 열린 탑상형",
  "84C": "현관 수납이 넓은 판상형",
  "84D": "안방에 서재를 둔 탑상형",
};

/** A plan of an invented flat; every second type is mirrored. */
function Plan({ type }: { type: string }) {
  const mirrored = type === "84B" || type === "84D";
  return (
    <svg viewBox="0 0 800 600" role="img" aria-label={`${type} 평면도`}>
      <g fill="none" stroke={vars.color.action} strokeWidth={2}>
        {ROOMS.map(({ name, box: [left, top, width, height] }) => (
          <rect key={name} x={mirrored ? 800 - left - width : left} y={top} width={width} height={height} />
        ))}
      </g>
      <g fontSize={18} textAnchor="middle" fill={vars.color.text}>
        {ROOMS.map(({ name, box: [left, top, width, height] }) => (
          <text key={name} x={mirrored ? 800 - left - width / 2 : left + width / 2} y={top + height / 2}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
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
export function PlanViewer(root: Omit<UnitViewerRootProps, "types" | "children">) {
  return (
    <Layout {...root} types={TYPES}>
      <Bar>
        <UnitViewer.Types />
        <div>
          <UnitViewer.Previous />
          <UnitViewer.Next />
        </div>
      </Bar>
      <div>
        <UnitViewer.Stage label="평면도" data-testid="stage">
          {TYPES.map(({ value }) => (
            <UnitViewer.Type key={value} value={value}>
              <Plan type={value} />
            </UnitViewer.Type>
          ))}
        </UnitViewer.Stage>
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
          <UnitViewer.Type key={value} value={value}>
            <h3>{label} 타입</h3>
            <p>{FACTS[value]}</p>
          </UnitViewer.Type>
        ))}
      </div>
    </Layout>
  );
}
