import { Breadcrumb } from "@danji/ui/breadcrumb";

export function BreadcrumbExample() {
  return (
    <Breadcrumb.Root aria-label="현재 위치">
      <Breadcrumb.Link to="#home">견본 단지</Breadcrumb.Link>
      <Breadcrumb.Link to="#business">사업안내</Breadcrumb.Link>
      <Breadcrumb.Current>분양일정</Breadcrumb.Current>
    </Breadcrumb.Root>
  );
}
