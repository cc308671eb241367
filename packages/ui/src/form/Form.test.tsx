import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Form } from "./index.ts";

const FAULTS = [
  { id: "name", message: "이름을 입력해 주세요." },
  { id: "phone", message: "연락처를 입력해 주세요." },
];

describe("Form", () => {
  it("lays out its fields with space between them", () => {
    const { getByRole } = render(<Form.Root aria-label="방문예약" />);
    const { display, gap } = getComputedStyle(getByRole("form"));
    expect([display, gap]).toEqual(["grid", "1.25rem"]);
  });

  it("takes no focus on its first sight, however wrong it is", () => {
    render(
      <Form.Root faults={FAULTS}>
        <Form.ErrorSummary headingLevel={3} />
      </Form.Root>,
    );
    expect(document.activeElement).toBe(document.body);
  });
});

describe("Form.Status", () => {
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
});

describe("Form.Honeypot", () => {
  it("is no stop of the Tab key, and read by no screen reader", async () => {
    const { user, container, getByRole, queryByRole } = render(
      <form>
        <Form.Honeypot />
        <button>보내기</button>
      </form>,
    );
    await user.tab();
    expect(document.activeElement).toBe(getByRole("button"));
    expect(container.querySelector("input")).not.toBeNull();
    expect(queryByRole("textbox")).toBeNull();
  });
});
