import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { inComplex } from "../../../tests/in-complex.tsx";
import { LONG_TEXT } from "../../../tests/story-meta.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import type { SearchResult } from "../../search/search-index.ts";
import { SearchPanel } from "./SearchPanel.tsx";

const nothing = () => undefined;

interface SampleProps {
  state?: "ready" | "pending" | "failed";
  query?: string;
}

/** Pages of the complex as results; the search itself needs its index. */
function Sample({ state = "ready", query: typed = "안내" }: SampleProps) {
  const { identity, pages } = useComplex().complex;
  const [query, setQuery] = useState(typed);
  const results = Object.entries(pages)
    .map(([to, { h1, description }], id): SearchResult => ({
      id,
      kind: "page",
      to,
      trail: [identity.name],
      heading: h1,
      text: description,
    }))
    .filter(({ heading, text }) => query !== "" && `${heading} ${text}`.includes(query));
  return (
    <main>
      <h1>{identity.name}</h1>
      <SearchPanel
        open
        onOpenChange={nothing}
        query={query}
        onQueryChange={setQuery}
        state={state}
        results={state === "ready" ? results.slice(0, 4) : []}
        onRetry={nothing}
        onFollow={nothing}
        identity={identity}
      />
    </main>
  );
}

export default { title: "Sections/Frame/Search", component: Sample, decorators: [inComplex] };

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const LongText = LONG_TEXT;

const offersPages: Story = {
  play: async () => {
    const pages = within(await screen.findByRole("list", { name: "자주 찾는 안내" }));
    await waitFor(() => expect(pages.getByRole("link", { name: "청약안내" })).toBeVisible());
  },
};
export const Empty: Story = { ...offersPages, args: { query: "" } };
export const NoResults: Story = { ...offersPages, args: { query: "헬리콥터" } };
export const Failed: Story = { args: { state: "failed" } };
