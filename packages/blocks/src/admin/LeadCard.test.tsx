import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { LEADS, STATES } from "./admin.fixture.ts";
import { LeadCard, type LeadView } from "./LeadCard.tsx";

const [ordinary, quarantined] = LEADS;

function show(lead: LeadView | undefined) {
  if (!lead) throw new Error("The fixture has no such lead");
  const actions = { onState: vi.fn(), onRelease: vi.fn(), onWithdraw: vi.fn(), onErase: vi.fn() };
  return { ...render(<LeadCard lead={lead} states={STATES} {...actions} />), ...actions };
}

it("calls back with the state that is selected", () => {
  const { getByRole, onState } = show(ordinary);
  fireEvent.change(getByRole("combobox", { name: "김하나 상태" }), { target: { value: "done" } });
  expect(onState).toHaveBeenCalledExactlyOnceWith("done");
});

it("offers to release a lead that is in quarantine, and no other", () => {
  expect(show(ordinary).queryByRole("button", { name: /확인 완료/u })).toBeNull();
  const { getByRole, getByText, onRelease } = show(quarantined);
  expect(getByText("확인 필요")).toBeDefined();
  fireEvent.click(getByRole("button", { name: "이두리 확인 완료" }));
  expect(onRelease).toHaveBeenCalledOnce();
});

it("offers to withdraw a consent to advertising that was given, and no other", () => {
  expect(show(quarantined).queryByRole("button", { name: /수신 동의 철회/u })).toBeNull();
  const { getByRole, onWithdraw } = show(ordinary);
  fireEvent.click(getByRole("button", { name: "김하나 수신 동의 철회" }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});
