import { type AdminLead, type AdminSite, type LeadFilter, LEADS_SEARCH_LENGTH } from "@danji/api/leads/schema";
import { LEAD_KIND_NAMES, QUARANTINED_NAME, siteName } from "@danji/api/leads/csv";
import { isTicked } from "@danji/api/leads/fields";
import { Failure, Panel, Success } from "@danji/blocks/admin/admin.styles.ts";
import { Confirmation } from "@danji/blocks/admin/Confirmation.tsx";
import { LeadCard } from "@danji/blocks/admin/LeadCard.tsx";
import { LeadList } from "@danji/blocks/admin/leads.styles.ts";
import { LeadSearch } from "@danji/blocks/admin/LeadSearch.tsx";
import { readFields } from "@danji/blocks/fields/read-fields.ts";
import { PagedList } from "@danji/blocks/press/PagedList.tsx";
import { countFigure } from "@danji/complex/figures";
import { identity } from "complex:identity";
import { useState } from "react";
import { ErasurePopup } from "./ErasurePopup.tsx";
import { leadView, STATES } from "./lead-view.ts";
import { LeadNotices } from "./LeadNotices.tsx";
import { KEEPS_LEADS, OUTSIDE_KINDS } from "./own-leads.ts";
import { useExport } from "./use-export.ts";
import { useLeads } from "./use-leads.ts";
import { useSites } from "./use-sites.ts";
import type { PanelProps } from "../use-task.ts";

/** What the leads of all sites of the deployment are called. */
const ALL_SITES = "모든 현장";

/** Lists the leads that the site keeps itself, and where the others are. */
export function LeadsPanel({ onSignedOut }: PanelProps) {
  const sites = useSites(onSignedOut);
  // What other sites of the deployment keep is listed here too.
  const keepsLeads = KEEPS_LEADS || sites.list.length > 1;
  return (
    <Panel aria-label="고객 등록">
      {OUTSIDE_KINDS.map(({ kind, host }) => (
        <p key={kind}>
          {`${LEAD_KIND_NAMES[kind]} 신청은 외부 서비스 ${host}에서 받습니다. 내용은 그 서비스에서 확인해 주세요.`}
        </p>
      ))}
      <Failure role="alert">{sites.failure}</Failure>
      {keepsLeads && <KeptLeads sites={sites.list} onSignedOut={onSignedOut} />}
    </Panel>
  );
}

/** A search looks through so many leads at a time. */
const SEARCH_NOTE = `검색은 최근 고객부터 ${countFigure(LEADS_SEARCH_LENGTH)}명씩 찾습니다. 이어서 찾으려면 더보기를 눌러 주세요.`;

function emptyText({ search, onlyQuarantined }: LeadFilter, hasMore: boolean): string {
  if (search !== "" && hasMore) return `'${search}'에 맞는 고객을 아직 찾지 못했습니다.`;
  if (search !== "") return `'${search}'에 맞는 고객이 없습니다.`;
  return onlyQuarantined ? "확인이 필요한 고객이 없습니다." : "아직 등록한 고객이 없습니다.";
}

interface KeptLeadsProps extends PanelProps {
  /** Sites of the deployment. */
  readonly sites: readonly AdminSite[];
}

function KeptLeads({ sites, onSignedOut }: KeptLeadsProps) {
  const list = useLeads(onSignedOut);
  const saving = useExport(sites, onSignedOut);
  const [erasing, setErasing] = useState<AdminLead | null>(null);
  const [withdrawing, setWithdrawing] = useState<AdminLead | null>(null);
  const [news, setNews] = useState("");
  const { siteId, search, onlyQuarantined } = list.filter;
  const isAll = search === "" && !onlyQuarantined;
  const scope = siteId === "" ? ALL_SITES : siteName(siteId, sites);

  return (
    <>
      <LeadNotices key={siteId} siteId={siteId} sites={sites} onSignedOut={onSignedOut} />
      <LeadSearch
        sites={sites.length > 1 ? [...sites, { id: "", name: ALL_SITES }] : []}
        ownSite={identity.siteKey}
        quarantine={QUARANTINED_NAME}
        showsAll={isAll}
        saving={saving.busy}
        onSubmit={(form) => {
          setNews("");
          const fields = readFields(form);
          const onlyQuarantined = isTicked(fields["onlyQuarantined"]);
          const asked = fields["siteId"] ?? identity.siteKey;
          list.find({ siteId: asked, search: (fields["search"] ?? "").trim(), onlyQuarantined });
        }}
        onSave={() => void saving.save(list.filter)}
      />
      <Success role="status">{news}</Success>
      <Failure role="alert">{list.failure || saving.failure}</Failure>
      <PagedList
        key={`${siteId} ${search} ${onlyQuarantined}`}
        list={list}
        count={list.leads.length}
        loadingLabel="고객을 불러오는 중입니다"
        empty={emptyText(list.filter, list.hasMore)}
        failed="고객을 불러오지 못했습니다."
        endMessage="더 이상 고객이 없습니다."
      >
        <LeadList aria-label="고객 목록">
          {list.leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={leadView(lead, sites)}
              states={STATES}
              onState={(state) => list.setState(lead, state)}
              onRelease={() => list.release(lead)}
              onWithdraw={() => setWithdrawing(lead)}
              onErase={() => setErasing(lead)}
            />
          ))}
        </LeadList>
      </PagedList>
      {search !== "" && list.hasMore && <p>{SEARCH_NOTE}</p>}
      {withdrawing && (
        <Confirmation
          open
          title="이 고객의 광고 수신 동의를 철회할까요?"
          description="같은 연락처로 한 동의를 모두 철회하며, 고객이 다시 동의해야 되돌릴 수 있습니다."
          action="철회"
          onConfirm={() => {
            setWithdrawing(null);
            list.withdraw(withdrawing);
          }}
          onCancel={() => setWithdrawing(null)}
        >
          <p>{`${withdrawing.name} · ${withdrawing.phone}`}</p>
        </Confirmation>
      )}
      {erasing && (
        <ErasurePopup
          key={erasing.id}
          lead={erasing}
          siteId={siteId}
          scope={sites.length > 1 ? scope : undefined}
          onDone={(message) => {
            setErasing(null);
            list.find(list.filter);
            setNews(message);
          }}
          onCancel={() => setErasing(null)}
          onSignedOut={onSignedOut}
        />
      )}
    </>
  );
}
