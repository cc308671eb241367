import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Form, Honeypot } from "./index.ts";

describe("Form.Status", () => {
  it("is there before it has anything to say", () => {
    const { getByRole } = render(<Form.Status outcome={undefined} />);
    expect(getByRole("status").textContent).toBe("");
    expect(getByRole("alert").textContent).toBe("");
  });

  it("tells of success politely, in the same region, with its line breaks", () => {
    const { getByRole, rerender } = render(<Form.Status outcome={undefined} />);
    const region = getByRole("status");
    const message = "등록이 완료되었습니다.\n전문상담원이 곧 연락드립니다.";
    rerender(<Form.Status outcome="success">{message}</Form.Status>);
    expect(getByRole("status")).toBe(region);
    expect(region.textContent).toBe(message);
    expect(getComputedStyle(region).whiteSpace).toBe("pre-line");
    expect(getByRole("alert").textContent).toBe("");
  });

  it("tells of failure at once", () => {
    const { getByRole } = render(<Form.Status outcome="failure">등록에 실패했습니다. 다시 시도해주세요.</Form.Status>);
    expect(getByRole("alert").textContent).toBe("등록에 실패했습니다. 다시 시도해주세요.");
    expect(getByRole("status").textContent).toBe("");
  });
});

describe("Honeypot", () => {
  it("is sent with the form, empty, and met by nobody", async () => {
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
