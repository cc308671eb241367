import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Form, FORM_HEADING_LEVELS, Honeypot } from "./index.ts";

const FAULTS = [
  { id: "name", message: "이름을 입력해 주세요." },
  { id: "phone", message: "연락처를 입력해 주세요." },
];

describe("Form", () => {
  it("is served with its faults as links to the fields, and hydrates without a change", async () => {
    const { served, hydrated, errors, left } = await hydrate(
      <Form.Root faults={FAULTS}>
        <Form.ErrorSummary headingLevel={3} />
        <input id="name" aria-label="이름" />
        <Form.Submit>방문예약 신청</Form.Submit>
        <Form.Status outcome="failure">예약에 실패했습니다.</Form.Status>
      </Form.Root>,
    );
    expect(served).toContain('href="#name"');
    expect(served).toContain("예약에 실패했습니다.");
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("takes no focus on its first sight, however wrong it is", () => {
    render(
      <Form.Root faults={FAULTS}>
        <Form.ErrorSummary headingLevel={3} />
      </Form.Root>,
    );
    expect(document.activeElement).toBe(document.body);
  });

  it.each(FORM_HEADING_LEVELS)("lists what is wrong under a heading of level %i", (headingLevel) => {
    const { getByRole } = render(
      <Form.Root faults={FAULTS}>
        <Form.ErrorSummary headingLevel={headingLevel} />
      </Form.Root>,
    );
    expect(getByRole("heading", { level: headingLevel }).textContent).toBe("입력하신 내용을 확인해 주세요.");
    expect(getByRole("group", { name: "입력하신 내용을 확인해 주세요." })).toBeDefined();
  });

  it("hands refs and props to the one node of each part", () => {
    const root = createRef<HTMLFormElement>();
    const submit = createRef<HTMLButtonElement>();
    const [summary, status, apart] = [
      createRef<HTMLDivElement>(),
      createRef<HTMLDivElement>(),
      createRef<HTMLDivElement>(),
    ];
    render(
      <>
        <Form.Root faults={FAULTS} ref={root} data-part="root">
          <Form.ErrorSummary headingLevel={2} ref={summary} data-part="summary" />
          <Form.Submit ref={submit} data-part="submit" />
          <Form.Status outcome={undefined} ref={status} data-part="status" />
        </Form.Root>
        <Form.Status outcome={undefined} ref={apart} data-part="apart" />
      </>,
    );
    const parts = [root, summary, submit, status, apart].map(({ current }) => [
      current?.tagName,
      current?.dataset["part"],
    ]);
    expect(parts).toEqual([
      ["FORM", "root"],
      ["DIV", "summary"],
      ["BUTTON", "submit"],
      ["DIV", "status"],
      ["DIV", "apart"],
    ]);
  });

  it("is missed by a summary and a submit button outside of it", () => {
    expect(() => renderToString(<Form.ErrorSummary headingLevel={2} />)).toThrow("<Form.Root>");
    expect(() => renderToString(<Form.Submit>등록</Form.Submit>)).toThrow("<Form.Root>");
  });
});

describe("Form.Status", () => {
  it("is there before it has anything to say", () => {
    const { getByRole } = render(<Form.Status outcome={undefined} />);
    expect(getByRole("status").textContent).toBe("");
    expect(getByRole("alert").textContent).toBe("");
  });

  it("announces success politely, in the same region, with its line breaks", () => {
    const { getByRole, rerender } = render(<Form.Status outcome={undefined} />);
    const region = getByRole("status");
    const message = "등록이 완료되었습니다.\n전문상담원이 곧 연락드립니다.";
    rerender(<Form.Status outcome="success">{message}</Form.Status>);
    expect(getByRole("status")).toBe(region);
    expect(region.textContent).toBe(message);
    expect(getComputedStyle(region).whiteSpace).toBe("pre-line");
    expect(getByRole("alert").textContent).toBe("");
  });

  it("announces failure immediately", () => {
    const { getByRole } = render(<Form.Status outcome="failure">등록에 실패했습니다. 다시 시도해주세요.</Form.Status>);
    expect(getByRole("alert").textContent).toBe("등록에 실패했습니다. 다시 시도해주세요.");
    expect(getByRole("status").textContent).toBe("");
  });
});

describe("Honeypot", () => {
  it("is sent with the form, empty, out of view and of Tab", async () => {
    const { user, container, queryByRole } = render(
      <form>
        <Honeypot />
        <input name="name" aria-label="이름" />
      </form>,
    );
    await user.tab();
    expect(document.activeElement?.getAttribute("name")).toBe("name");
    expect(queryByRole("textbox", { name: "" })).toBeNull();
    const form = container.querySelector("form");
    expect(new FormData(form ?? undefined).get("_gotcha")).toBe("");
  });
});
