import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { documentOf, WithoutScripts } from "../../tests/WithoutScripts.tsx";
import { TextArea } from "./index.ts";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "문의내용", name: "message", maxCount: 2000 },
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
  play: async ({ canvas }) => {
    const [, counted, long, fixed] = canvas.getAllByRole("textbox", { name: "문의내용" });
    await expect(counted).toHaveAccessibleDescription("19 / 2,000자");
    await expect(counted).toBeValid();
    await expect(long).toBeInvalid();
    await expect(long).toHaveAccessibleDescription(/문의내용은 10자까지 입력할 수 있습니다\..*짧게 적어 주세요\./);
    await expect(long, "nothing is cut").toHaveValue("84A 타입의 분양가가 궁금합니다.");
    await expect(fixed).toBeDisabled();
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter begins a line and sends nothing; Tab leads on. */
export const Keyboard: Story = {
  tags: ["!dev"],
  render: (area) => (
    <form onSubmit={onSubmit}>
      <TextArea {...area} />
      <button>문의 등록</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const area = canvas.getByLabelText("문의내용");
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard("84A 타입{Enter}분양가");
    await expect(area).toHaveValue("84A 타입\n분양가");
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "문의 등록" })).toHaveFocus();
  },
};

/** The words above belong to the field. */
export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText("문의내용");
    await userEvent.click(canvas.getByText("문의내용"));
    await expect(area).toHaveFocus();
    area.blur();
    await userEvent.click(area);
    await expect(area).toHaveFocus();
  },
};

export const CharacterLimit: Story = {
  tags: ["!dev"],
  args: { maxCount: 12 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText("문의내용");
    await expect(area).toHaveAccessibleDescription("0 / 12자");
    await userEvent.type(area, "잔여세대 👍");
    await expect(area).toHaveAccessibleDescription("6 / 12자");
    await expect(canvas.getByText("입력할 수 있는 글자가 10자 이하로 남았습니다.")).toBeInTheDocument();
    await userEvent.type(area, "가 궁금합니다.");
    await expect(area).toHaveValue("잔여세대 👍가 궁금합니다.");
    await expect(canvas.getByText("최대 12자를 넘었습니다.")).toBeInTheDocument();
  },
};

const WITHOUT_SCRIPTS = "스크립트 없이 본 글상자";

/** The counter counts what the page begins with. */
export const NoJavaScript: Story = {
  tags: ["!dev"],
  parameters: { framed: false },
  render: () => (
    <WithoutScripts title={WITHOUT_SCRIPTS}>
      <TextArea label="문의내용" name="message" maxCount={2000} defaultValue="분양가" />
    </WithoutScripts>
  ),
  play: async ({ canvas }) => {
    const page = await waitFor(() => within(documentOf(canvas.getByTitle(WITHOUT_SCRIPTS)).body));
    await expect(page.getByLabelText("문의내용")).toHaveValue("분양가");
    await expect(page.getByText("3 / 2,000자")).toBeVisible();
  },
};
