import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ButtonExample } from "../../tests/examples/Button.tsx";
import { exampleOf, FORCED_STATES, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Button, BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, ButtonLink } from "./index.ts";

const meta = {
  title: "Actions/Button · 버튼, 아이콘, link, icon button",
  id: "actions-button",
  component: Button,
  ...exampleOf(Button, ButtonExample, { onClick: fn() }),
  decorators: [framed],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a form it sends nothing unless its type says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "관심고객 등록하기" });
    await expect(button).toBeEnabled();
    await expect(button).toHaveAttribute("type", "button");
  },
};

const LABELS = {
  primary: "방문예약 신청",
  accent: "관심고객 등록하기",
  secondary: "입주자모집공고 PDF 보기",
  ghost: "더보기",
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      {BUTTON_TONES.flatMap((tone) =>
        BUTTON_SIZES.map((size) => (
          <SpecimenRow key={`${tone} ${size}`} name={`${tone} · ${size}`} dark={tone === "onDark"}>
            {BUTTON_VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size} tone={tone}>
                {LABELS[variant]}
              </Button>
            ))}
          </SpecimenRow>
        )),
      )}
      {BUTTON_TONES.map((tone) => (
        <StateRows key={tone} name={tone} states={FORCED_STATES} dark={tone === "onDark"}>
          {() =>
            BUTTON_VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} tone={tone}>
                {LABELS[variant]}
              </Button>
            ))
          }
        </StateRows>
      ))}
      <SpecimenRow name="disabled · pending · link">
        <Button disabled>방문예약 신청</Button>
        <Button pending pendingLabel="등록 중...">
          방문예약 등록
        </Button>
        <ButtonLink to="#plan" variant="secondary">
          분양일정 보기
        </ButtonLink>
      </SpecimenRow>
      <SpecimenRow name="square · square, small">
        {BUTTON_SIZES.map((size) => (
          <Button key={size} width="square" size={size} variant="secondary" aria-label="닫기">
            <span aria-hidden>×</span>
          </Button>
        ))}
      </SpecimenRow>
      <SpecimenRow name="full">
        <Button width="full">방문예약 신청</Button>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const disabled = canvas.getAllByRole<HTMLButtonElement>("button").filter((button) => button.disabled);
    await expect(disabled.map(({ textContent }) => textContent)).toEqual(["방문예약 신청", "등록 중..."]);
    await expect(canvas.getByRole("link", { name: "분양일정 보기" })).toHaveAttribute("href", "#plan");
    for (const square of canvas.getAllByRole("button", { name: "닫기" }))
      await expect(square.offsetWidth).toBe(square.offsetHeight);
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.scrollWidth, "no words are cut").toBeLessThanOrEqual(button.clientWidth);
    }
  },
};
