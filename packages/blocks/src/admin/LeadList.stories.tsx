import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TEXT } from "../../tests/in-complex.tsx";
import { withLongText } from "../../tests/long-text.ts";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { PagedList, type PagedListState } from "../press/PagedList.tsx";
import { LEADS, SITES, STATES } from "./admin.fixture.ts";
import { Panel } from "./admin.styles.ts";
import { LeadCard, type LeadView } from "./LeadCard.tsx";
import { LeadList } from "./leads.styles.ts";
import { LeadSearch } from "./LeadSearch.tsx";

interface SampleProps {
  leads: readonly LeadView[];
  status: PagedListState["status"];
  sites: readonly { id: string; name: string }[];
  saving: boolean;
}

const nothing = () => undefined;
const actions = { onState: nothing, onRelease: nothing, onWithdraw: nothing, onErase: nothing };

const Sample = ({ leads, status, sites, saving }: SampleProps) => (
  <StoryFrame>
    <Panel aria-label="고객 등록">
      <LeadSearch
        sites={sites}
        ownSite=""
        quarantine="확인 필요"
        showsAll
        saving={saving}
        onSubmit={nothing}
        onSave={nothing}
      />
      <PagedList
        list={{ status, hasMore: false, loadMore: nothing }}
        count={leads.length}
        loadingLabel="고객을 불러오는 중입니다"
        empty="아직 등록한 고객이 없습니다."
        failed="고객을 불러오지 못했습니다."
        endMessage="더 이상 고객이 없습니다."
      >
        <LeadList aria-label="고객 목록">
          {leads.map((lead) => (
            <LeadCard key={lead.name} lead={lead} states={STATES} {...actions} />
          ))}
        </LeadList>
      </PagedList>
    </Panel>
  </StoryFrame>
);

export default {
  title: "Sections/Admin/Leads",
  component: Sample,
  tags: ["!autodocs"],
  args: { leads: LEADS, status: "ready", sites: [], saving: false },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const SeveralSites: Story = { args: { sites: SITES } };
export const LongText: Story = { ...LONG_TEXT, args: { leads: withLongText(LEADS) } };
export const Loading: Story = { args: { leads: [], status: "loading" } };
export const Empty: Story = { args: { leads: [] } };
export const Error: Story = { args: { leads: [], status: "failed" } };
export const Saving: Story = { args: { saving: true } };
