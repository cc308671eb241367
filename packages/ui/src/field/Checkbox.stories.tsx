import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CheckboxExample } from "../../tests/examples/Checkbox.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Checkbox } from "./index.ts";

const meta = {
  title: "Forms/Checkbox · 체크박스, consent",
  id: "forms-checkbox",
  component: Checkbox,
  ...exampleOf(Checkbox, CheckboxExample),
  decorators: [framed],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("동의하지 않으셔도 등록하실 수 있습니다.");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="plain · ticked · with a hint">
        <Checkbox label="분양 소식을 문자로 받겠습니다. (선택)" name="marketing" />
        <Checkbox label="분양 소식을 문자로 받겠습니다. (선택)" name="ticked" defaultChecked />
        <Checkbox label="분양 소식을 문자로 받겠습니다. (선택)" name="hinted" hint="언제든 거부하실 수 있습니다." />
      </SpecimenRow>
      <SpecimenRow name="required · wrong · disabled">
        <Checkbox label="개인정보 수집·이용에 동의합니다." name="consent" required />
        <Checkbox
          label="개인정보 수집·이용에 동의합니다."
          name="refused"
          required
          error="동의하셔야 등록할 수 있습니다."
        />
        <Checkbox label="이미 동의하셨습니다." name="given" disabled defaultChecked />
      </SpecimenRow>
      <StateRows states={["focus"]}>
        {(state) => (
          <>
            <Checkbox label="분양 소식을 문자로 받겠습니다. (선택)" name={state} />
            <Checkbox label="분양 소식을 문자로 받겠습니다. (선택)" name={`${state} ticked`} defaultChecked />
          </>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>("checkbox").slice(0, 6);
    const namesOf = (is: (box: HTMLInputElement) => boolean) => boxes.filter(is).map(({ name }) => name);
    await expect(namesOf(({ checked }) => checked)).toEqual(["ticked", "given"]);
    await expect(namesOf(({ required }) => required)).toEqual(["consent", "refused"]);
    await expect(namesOf(({ ariaInvalid }) => ariaInvalid === "true")).toEqual(["refused"]);
    const thicker = namesOf((box) => getComputedStyle(box).borderWidth === "3px");
    await expect(thicker, "wrong by more than a colour").toEqual(["refused"]);
    await expect(namesOf(({ disabled }) => disabled)).toEqual(["given"]);
    const drawn = namesOf((box) => getComputedStyle(box).appearance === "none");
    await expect(drawn, "with the ground of other fields in each scheme").toEqual(namesOf(({ checked }) => !checked));
    await expect(canvas.getByRole("checkbox", { description: "동의하셔야 등록할 수 있습니다." })).toBe(boxes[4]);
  },
};
