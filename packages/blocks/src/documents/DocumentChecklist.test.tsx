import { beforeEach, expect, it } from "vitest";
import { hydrate } from "../../../ui/tests/hydrate.tsx";
import { render } from "../../../ui/tests/render.tsx";
import { DocumentChecklist } from "./Block.tsx";
import { createTickStore } from "./tick-store.ts";

const documents = {
  self: [
    { key: "id-card", name: "신분증", note: "여권도 됩니다" },
    { key: "seal", name: "인감도장", note: "등록한 것", from: "주민센터" },
  ],
  agent: [{ key: "power", name: "위임장", note: "인감을 찍은 것" }],
};
const checklist = () => (
  <DocumentChecklist
    documents={documents}
    store={createTickStore("papers")}
    appointment={{ "계약 장소": "견본시 견본로 1" }}
  />
);

/** Names of the papers that are ticked off in what can be seen. */
const ticked = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas
    .getAllByRole("checkbox")
    .filter((box) => box instanceof HTMLInputElement && box.checked)
    .map((box) => box.getAttribute("name"));

beforeEach(() => localStorage.clear());

it("counts ticked papers, for buyers and for agents", async () => {
  const { user, getByRole, getAllByRole } = render(checklist());
  await user.click(getByRole("checkbox", { name: "신분증" }));
  expect(getByRole("status").textContent).toBe("1/2 준비 완료");
  await user.click(getByRole("tab", { name: "대리인이 계약" }));
  expect(ticked({ getAllByRole })).toEqual(["id-card"]);
  await user.click(getByRole("checkbox", { name: "위임장" }));
  await user.click(getByRole("checkbox", { name: "인감도장" }));
  expect(getByRole("status").textContent).toBe("3/3 준비 완료");
});

it("keeps ticks for the next visit until they are all taken away", async () => {
  const first = render(checklist());
  await first.user.click(first.getByRole("checkbox", { name: "신분증" }));
  first.unmount();
  const { user, getByRole, getAllByRole } = render(checklist());
  expect(ticked({ getAllByRole })).toEqual(["id-card"]);
  await user.click(getByRole("button", { name: "모두 지우기" }));
  expect(ticked({ getAllByRole })).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it("says so where the browser keeps nothing", async () => {
  const store = createTickStore("papers", () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const { user, getByRole, getAllByRole, findByText } = render(
    <DocumentChecklist documents={documents} store={store} appointment={{}} />,
  );
  await user.click(getByRole("checkbox", { name: "신분증" }));
  expect(ticked({ getAllByRole })).toEqual(["id-card"]);
  await findByText(/저장할 수 없어/);
});

it("keeps a tick from before hydration beside those of the last visit", async () => {
  createTickStore("papers").toggle("seal");
  await hydrate(checklist(), (page) => page.querySelector<HTMLInputElement>("[name=id-card]")?.click());
  expect(createTickStore("papers").read().keys).toEqual(new Set(["seal", "id-card"]));
});

it.each(["no JSON", "null", '{"a":1}', "[1,2]"])("takes %j in the place of its ticks for none", (stored) => {
  localStorage.setItem("papers", stored);
  expect(ticked(render(checklist()))).toEqual([]);
});

it("is served with both lists and hydrates without a mismatch, ticks included", async () => {
  createTickStore("papers").toggle("seal");
  const { served, errors } = await hydrate(checklist());
  for (const text of ["신분증", "인감도장", "위임장", "발급처: 주민센터"]) expect(served).toContain(text);
  expect(errors).toEqual([]);
});
