import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { PagedList, type PagedListState } from "../press/PagedList.tsx";
import { KINDS, LISTS, PERSONS, SITES, STATES } from "./admin.fixture.ts";
import { Panel } from "./admin.styles.ts";
import { LeadLists } from "./LeadLists.tsx";
import { PersonList } from "./leads.styles.ts";
import { LeadSearch } from "./LeadSearch.tsx";
import { PersonRow, type PersonView } from "./PersonRow.tsx";

interface SampleProps {
  persons: readonly PersonView[];
  status: PagedListState["status"];
  sites: readonly { id: string; name: string }[];
  saving: boolean;
}

const nothing = () => undefined;
const actions = { onState: nothing, onRelease: nothing, onWithdraw: nothing, onErase: nothing };

const Sample = ({ persons, status, sites, saving }: SampleProps) => (
  <StoryFrame>
    <Panel aria-label="고객 등록">
      <LeadSearch sites={sites} ownSite="" kinds={KINDS} showsAll saving={saving} onSubmit={nothing} onSave={nothing} />
      <LeadLists lists={LISTS} value="all" onSelect={nothing}>
        <PagedList
          list={{ status, hasMore: false, loadMore: nothing }}
          count={persons.length}
          loadingLabel="고객을 불러오는 중입니다"
          empty="아직 등록한 고객이 없습니다."
          failed="고객을 불러오지 못했습니다."
          endMessage="더 이상 고객이 없습니다."
        >
          <PersonList aria-label="고객 목록">
            {persons.map((person) => (
              <PersonRow key={person.leads[0].id} person={person} states={STATES} {...actions} />
            ))}
          </PersonList>
        </PagedList>
      </LeadLists>
    </Panel>
  </StoryFrame>
);

export default {
  title: "Sections/Admin/Leads",
  component: Sample,
  args: { persons: PERSONS, status: "ready", sites: [], saving: false },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const SeveralSites: Story = { args: { sites: SITES } };
export const LongText: Story = { ...LONG_TEXT, args: { persons: withLongText(PERSONS) } };
export const Loading: Story = { args: { persons: [], status: "loading" } };
export const Empty: Story = { args: { persons: [] } };
export const Error: Story = { args: { persons: [], status: "failed" } };
export const Saving: Story = { args: { saving: true } };
