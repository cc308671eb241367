import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TextAreaExample } from "../../tests/examples/TextArea.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { TextArea } from "./index.ts";

const meta = {
  title: "Forms/TextArea · 입력, multiline input",
  id: "forms-textarea",
  component: TextArea,
  ...exampleOf(TextArea, TextAreaExample),
  decorators: [framed],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("문의내용")).toHaveAttribute("rows", "5");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="empty · counted">
        <TextArea label="문의내용" name="message" placeholder="궁금하신 점을 남겨 주세요." />
        <TextArea label="문의내용" name="counted" maxCount={2000} defaultValue="84A 타입의 분양가가 궁금합니다." />
      </SpecimenRow>
      <SpecimenRow name="too long · disabled">
        <TextArea
          label="문의내용"
          name="long"
          maxCount={10}
          hint="짧게 적어 주세요."
          defaultValue="84A 타입의 분양가가 궁금합니다."
          error="문의내용은 10자까지 입력할 수 있습니다."
        />
        <TextArea label="문의내용" name="fixed" disabled defaultValue="이미 보내신 문의입니다." />
      </SpecimenRow>
      <StateRows>
        {(state) => (
          <TextArea label="문의내용" name={state} maxCount={2000} defaultValue="84A 타입의 분양가가 궁금합니다." />
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas, globals }) => {
    const [, counted, long, fixed] = canvas.getAllByRole("textbox", { name: "문의내용" });
    await expect(counted).toHaveAccessibleDescription(textsIn(globals).textArea.count(19, 2000));
    await expect(counted).toBeValid();
    await expect(long).toBeInvalid();
    await expect(long).toHaveAccessibleDescription(/문의내용은 10자까지 입력할 수 있습니다\..*짧게 적어 주세요\./);
    await expect(long, "nothing is cut").toHaveValue("84A 타입의 분양가가 궁금합니다.");
    await expect(fixed).toBeDisabled();
  },
};

/** The counter counts what the page begins with. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  args: { defaultValue: "분양가" },
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByLabelText("문의내용")).toHaveValue("분양가");
    await expect(page.getByText("3 / 2,000자")).toBeVisible();
  },
};
