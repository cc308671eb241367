import { describe, expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { BottomBar } from "./index.ts";

describe("BottomBar", () => {
  it("does not submit a form around it", async () => {
    const onSubmit = vi.fn<() => void>();
    const { user, getByText } = render(
      <form onSubmit={onSubmit}>
        <BottomBar.Root label="상담">
          <BottomBar.Button>방문예약</BottomBar.Button>
        </BottomBar.Root>
      </form>,
    );
    await user.click(getByText("방문예약"));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
