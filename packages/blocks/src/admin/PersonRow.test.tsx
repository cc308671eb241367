import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { PERSONS, STATES } from "./admin.fixture.ts";
import { PersonRow, type PersonView } from "./PersonRow.tsx";

const [ordinary, quarantined] = PERSONS;

function show(person: PersonView | undefined) {
  if (!person) throw new Error("The fixture has no such person");
  const actions = { onState: vi.fn(), onRelease: vi.fn(), onWithdraw: vi.fn(), onErase: vi.fn() };
  const shown = render(<PersonRow person={person} states={STATES} {...actions} />);
  const open = () => fireEvent.click(shown.getByRole("button", { name: /자세히/u }));
  return { ...shown, ...actions, open };
}

it("calls back with the state that is selected, one for all leads of a person", () => {
  const { getByRole, getByText, onState } = show(ordinary);
  expect(getByText("최한결")).toBeDefined();
  fireEvent.change(getByRole("combobox", { name: "김하나 상태" }), { target: { value: "done" } });
  expect(onState).toHaveBeenCalledExactlyOnceWith("done");
});

it("offers to release a lead that is in quarantine, and no other", () => {
  expect(show(ordinary).queryByRole("button", { name: /확인 완료/u })).toBeNull();
  const { getByRole, getByText, onRelease } = show(quarantined);
  expect(getByText("확인 필요")).toBeDefined();
  fireEvent.click(getByRole("button", { name: "이두리 확인 완료" }));
  expect(onRelease).toHaveBeenCalledExactlyOnceWith("2");
});

it("shows what is seldom needed on request", () => {
  const { getByRole, queryByText, open } = show(ordinary);
  expect(queryByText("900101")).toBeNull();
  open();
  expect(queryByText("900101")).not.toBeNull();
  fireEvent.click(getByRole("button", { name: "김하나 접기" }));
  expect(queryByText("900101")).toBeNull();
});

it("offers to withdraw a consent to advertising that was given, and no other", () => {
  const other = show(quarantined);
  other.open();
  expect(other.queryByRole("button", { name: /수신 동의 철회/u })).toBeNull();
  other.unmount();
  const { getByRole, onWithdraw, open } = show(ordinary);
  open();
  fireEvent.click(getByRole("button", { name: "김하나 수신 동의 철회" }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});
