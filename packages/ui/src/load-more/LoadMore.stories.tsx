import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { LoadMoreExample } from "../../tests/examples/LoadMore.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { LoadMore } from "./index.ts";

/** Articles in one page of the specimen, and in all. */
const PAGE = 10;
const ALL = 27;

const meta = {
  title: "Actions/LoadMore · 더보기, pagination",
  id: "actions-loadmore",
  component: LoadMore,
  ...exampleOf(LoadMore, LoadMoreExample, { onLoadMore: fn() }),
  decorators: [framed],
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: textsIn(globals).loadMore.more }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (more) => (
    <Specimens>
      <SpecimenRow name="more">
        <LoadMore {...more} />
      </SpecimenRow>
      <SpecimenRow name="pending">
        <LoadMore {...more} pending />
      </SpecimenRow>
      <SpecimenRow name="failed">
        <LoadMore {...more} error="목록을 불러오지 못했습니다." />
      </SpecimenRow>
      <StateRows>{() => <LoadMore {...more} />}</StateRows>
    </Specimens>
  ),
  play: async ({ args, canvas, globals }) => {
    const texts = textsIn(globals).loadMore;
    const [more, pending, failed] = canvas.getAllByRole("button");
    await expect([more, pending, failed].map((button) => button?.textContent)).toEqual([
      texts.more,
      texts.pending,
      texts.retry,
    ]);
    await expect(pending).toHaveAttribute("aria-disabled", "true");
    await expect(pending, "it keeps the focus").toBeEnabled();
    const alerts = canvas.getAllByRole("alert").map(({ textContent }) => textContent);
    await expect(alerts.slice(0, 3)).toEqual(["", "", "목록을 불러오지 못했습니다."]);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

interface ListProps {
  /** Called with a function that delivers the requested page. */
  onRequest: (arrive: () => void) => void;
}

function List({ onRequest }: ListProps) {
  const [count, setCount] = useState(PAGE);
  const [pending, setPending] = useState(false);

  function load(): void {
    setPending(true);
    onRequest(() => {
      setPending(false);
      setCount(Math.min(ALL, count + PAGE));
    });
  }

  return (
    <>
      <h1>언론보도</h1>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>견본 단지 소식 {ALL - index}</li>
        ))}
      </ul>
      <LoadMore count={count} hasMore={count < ALL} pending={pending} onLoadMore={load} />
    </>
  );
}

const requested = fn<(arrive: () => void) => void>();
const arrive = () => requested.mock.lastCall?.[0]();

/** The button keeps the focus from page to page; at the end the focus is with the message, not lost. */
export const Keyboard: Story = {
  tags: ["!dev"],
  render: () => <List onRequest={requested} />,
  play: async ({ canvas, userEvent }) => {
    requested.mockClear();
    const status = canvas.getByRole("status");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const waiting = await canvas.findByRole("button", { name: "불러오는 중..." });
    await expect(waiting).toHaveFocus();
    await expect(waiting).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(requested, "however often it is pressed").toHaveBeenCalledOnce();
    arrive();

    const more = await canvas.findByRole("button", { name: "더보기" });
    await expect(more).toHaveFocus();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(20);
    await expect(status).toHaveTextContent("10개를 더 불러왔습니다. 모두 20개입니다.");

    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "불러오는 중..." });
    arrive();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
    await expect(status).toHaveTextContent("7개를 더 불러왔습니다. 모두 27개입니다. 더 이상 글이 없습니다.");
    await waitFor(() => expect(status).toHaveFocus());
  },
};

/** No button that would do nothing. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  render: (more) => (
    <>
      <p>견본 단지 소식</p>
      <LoadMore {...more} />
    </>
  ),
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByText("견본 단지 소식")).toBeVisible();
    await expect(page.queryByRole("button")).toBeNull();
  },
};
