import { leadOf } from "@danji/data/leads/lead.fixture";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LeadCard } from "./LeadCard.tsx";

afterEach(cleanup);

const unused = () => undefined;
const lead = { ...leadOf({ visitDate: "2026-12-24" }), id: "1", state: "new", isQuarantined: false } as const;

it("writes the day of the visit as the text message does", () => {
  const { getByText } = render(
    <LeadCard lead={lead} onState={unused} onRelease={unused} onWithdraw={unused} onErase={unused} />,
  );
  expect(getByText("방문 희망일").nextElementSibling?.textContent).toBe("2026.12.24(목)");
});
