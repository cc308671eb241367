import { vars } from "@danji/ui/theme";
import { PAN_DIRECTIONS, UnitViewer } from "@danji/ui/unit-viewer";

export function UnitViewerExample() {
  return (
    <UnitViewer.Root
      options={[
        { value: "84A", label: "84A" },
        { value: "84B", label: "84B" },
      ]}
    >
      <UnitViewer.List aria-label="평면 타입" />
      <UnitViewer.Previous aria-label="이전 타입" />
      <UnitViewer.Next aria-label="다음 타입" />
      <UnitViewer.Viewport aria-label="평면도" style={{ background: vars.color.onInverse }}>
        <UnitViewer.Content value="84A">
          <img src="media/plan-84a.webp" width={1200} height={942} alt="84A 평면도" />
        </UnitViewer.Content>
        <UnitViewer.Content value="84B">
          <img src="media/plan-84b.webp" width={1200} height={1182} alt="84B 평면도" />
        </UnitViewer.Content>
      </UnitViewer.Viewport>
      <UnitViewer.ZoomOut />
      <UnitViewer.ZoomIn />
      <UnitViewer.Fit />
      {PAN_DIRECTIONS.map((direction) => (
        <UnitViewer.Pan key={direction} direction={direction} />
      ))}
    </UnitViewer.Root>
  );
}
