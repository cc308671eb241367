import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { placeDoors } from "./Stage.tsx";

it("puts doors where they are seen, and out of sight where they are not", () => {
  const { getByTestId, getByText } = render(
    <div data-testid="layer">
      <button data-yaw="10" data-pitch="-5">
        앞
      </button>
      <button data-yaw="180" data-pitch="0">
        뒤
      </button>
    </div>,
  );
  placeDoors(getByTestId("layer"), {
    place: ({ yaw, pitch }) => (yaw < 90 ? { x: yaw * 10 + 0.4, y: 50 - pitch } : undefined),
  });
  expect(getByText("앞").dataset["sight"]).toBe("in");
  expect(getByText("앞").style.getPropertyValue("translate")).toBe("100px 55px");
  expect(getByText("뒤").dataset["sight"]).toBe("out");
});
