import { RadioGroup, Select, TextArea } from "@danji/ui/field";
import { Range } from "@danji/ui/range";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { useKeptFields } from "./kept-fields.ts";

const OPTIONS = ["never", "married"].map((value) => ({ value, label: value }));

function Calculator() {
  useKeptFields();
  const [marriage, setMarriage] = useState("");
  const [floor, setFloor] = useState(1);
  return (
    <main id="main">
      <form id="score">
        <RadioGroup name="marriage" label="혼인" options={OPTIONS} onValueChange={setMarriage} />
        <Select name="children" label="자녀">
          <option>0</option>
          <option>2</option>
        </Select>
        <TextArea name="message" label="문의내용" maxCount={2000} />
        <input name="password" type="password" aria-label="비밀번호" />
        <p>혼인 {marriage}</p>
      </form>
      <form>
        <input aria-label="검색" name="search" />
      </form>
      <Select name="building" label="동">
        <option>101</option>
        <option>102</option>
      </Select>
      <Range label="층" min={1} max={20} value={floor} onValueChange={setFloor} />
      <p>{floor}층 이상</p>
    </main>
  );
}

async function open() {
  const router = createMemoryRouter(
    ["/", "/plan"].map((path) => ({ path, element: path === "/" ? <Calculator /> : null })),
  );
  const { user } = render(<RouterProvider router={router} />);
  await user.click(screen.getByLabelText("married"));
  await user.selectOptions(screen.getByLabelText("자녀"), "2");
  await user.selectOptions(screen.getByLabelText("동"), "102");
  for (const label of ["문의내용", "비밀번호", "검색"]) await user.type(screen.getByLabelText(label), "네 글자");
  fireEvent.change(screen.getByLabelText("층"), { target: { value: "7" } });
  await act(() => router.navigate("/plan"));
  return router;
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it("keeps the fields of a page for Back, and the state that follows from them, but no passwords", async () => {
  const router = await open();
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText("married")).toHaveProperty("checked", true);
  expect(screen.getByText("혼인 married")).toBeDefined();
  expect(screen.getByText("7층 이상")).toBeDefined();
  expect(["자녀", "동", "문의내용", "비밀번호", "검색"].map(valueOf)).toEqual(["2", "102", "네 글자", "", ""]);
  expect(screen.getByText(/^4/u)).toBeDefined();
});

it("starts empty where a link leads to the page again", async () => {
  const router = await open();
  await act(() => router.navigate("/"));
  expect(["자녀", "문의내용"].map(valueOf)).toEqual(["0", ""]);
});
