import { UnitViewer } from "@danji/ui/unit-viewer";

export function UnitViewerExample() {
  return (
    <UnitViewer.Root
      types={[
        { value: "84A", label: "84A" },
        { value: "84B", label: "84B" },
      ]}
    >
      <UnitViewer.Types />
      <UnitViewer.Previous />
      <UnitViewer.Next />
      <UnitViewer.Stage label="평면도">
        <UnitViewer.Type value="84A">
          <img src="media/plan-84a.webp" width={1200} height={942} alt="84A 평면도" />
        </UnitViewer.Type>
        <UnitViewer.Type value="84B">
          <img src="media/plan-84b.webp" width={1200} height={1182} alt="84B 평면도" />
        </UnitViewer.Type>
      </UnitViewer.Stage>
      <UnitViewer.ZoomOut />
      <UnitViewer.ZoomIn />
      <UnitViewer.Fit />
    </UnitViewer.Root>
  );
}
