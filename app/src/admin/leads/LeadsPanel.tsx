import { LEAD_KIND_NAMES } from "@danji/api/leads/csv";
import { LEAD_LISTS, LEAD_STATES } from "@danji/api/leads/fields";
import {
  type AdminLead,
  type AdminSite,
  type LeadCounts,
  type LeadFilter,
  LEADS_SEARCH_LENGTH,
} from "@danji/api/leads/schema";
import { isSelective } from "@danji/api/leads/search";
import { Failure, Panel, Success } from "@danji/blocks/admin/admin.styles.ts";
import { Confirmation } from "@danji/blocks/admin/Confirmation.tsx";
import { LeadLists } from "@danji/blocks/admin/LeadLists.tsx";
import { PersonList } from "@danji/blocks/admin/leads.styles.ts";
import { LeadSearch } from "@danji/blocks/admin/LeadSearch.tsx";
import { PersonRow } from "@danji/blocks/admin/PersonRow.tsx";
import { readFields } from "@danji/blocks/fields/field-values.ts";
import { PagedList } from "@danji/blocks/press/PagedList.tsx";
import { countFigure } from "@danji/complex/figures";
import { identity } from "complex:identity";
import { useEffect, useEffectEvent, useState } from "react";
import { ErasurePopup } from "./ErasurePopup.tsx";
import { KINDS, LIST_NAMES, personsOf, siteLabel, STATES } from "./lead-view.ts";
import { LeadNotices } from "./LeadNotices.tsx";
import { KEEPS_LEADS, OUTSIDE_KINDS } from "./own-leads.ts";
import { useExport } from "./use-export.ts";
import { useLeads } from "./use-leads.ts";
import { type PanelProps, useAdminTask, useStart } from "../../shell/use-task.ts";

/** What the leads of all sites of the deployment are called. */
const ALL_SITES = "모든 현장";

interface LeadsPanelProps extends PanelProps {
  /** How many leads each list has, once that is known. */
  readonly counts: LeadCounts | undefined;
  /** Called with a site, or an empty text for all, whose leads may be others than before. */
  readonly onChange: (siteId: string) => void;
}

/** Lists the leads that the site keeps itself, and where the others are. */
export function LeadsPanel(props: LeadsPanelProps) {
  const [sites, setSites] = useState<readonly AdminSite[]>([]);
  // A build knows its own site alone.
  const loading = useAdminTask(props.onSignedOut);
  useStart(() => loading.run(async (leadsAdmin) => setSites(await leadsAdmin.sites())));
  // What other sites of the deployment keep is listed here too.
  const keepsLeads = KEEPS_LEADS || sites.length > 1;
  return (
    <Panel aria-label="고객 등록">
      {OUTSIDE_KINDS.map(({ kind, host }) => (
        <p key={kind}>
          {`${LEAD_KIND_NAMES[kind]} 신청은 외부 서비스 ${host}에서 받습니다. 내용은 그 서비스에서 확인해 주세요.`}
        </p>
      ))}
      <Failure role="alert">{loading.failure}</Failure>
      {keepsLeads && <KeptLeads {...props} sites={sites} />}
    </Panel>
  );
}

/** A search looks through so many leads at a time. */
const SEARCH_NOTE = `검색은 최근 고객부터 ${countFigure(LEADS_SEARCH_LENGTH)}명씩 찾습니다. 이어서 찾으려면 더보기를 눌러 주세요.`;

function emptyText(filter: LeadFilter, hasMore: boolean): string {
  const wanted = filter.search === "" ? "조건" : `'${filter.search}'`;
  if (isSelective(filter)) return `${wanted}에 맞는 고객${hasMore ? "을 아직 찾지 못했습니다" : "이 없습니다"}.`;
  return filter.onlyQuarantined ? "확인이 필요한 고객이 없습니다." : "아직 등록한 고객이 없습니다.";
}

interface KeptLeadsProps extends LeadsPanelProps {
  /** Sites of the deployment; empty until they are loaded. */
  readonly sites: readonly AdminSite[];
}

function KeptLeads({ sites, counts, onChange, onSignedOut }: KeptLeadsProps) {
  const list = useLeads(onSignedOut);
  const saving = useExport(sites, onSignedOut);
  const [erasing, setErasing] = useState<AdminLead | null>(null);
  const [withdrawing, setWithdrawing] = useState<AdminLead | null>(null);
  const [news, setNews] = useState("");
  const { siteId, state, onlyQuarantined } = list.filter;
  const recount = useEffectEvent(() => list.status === "ready" && onChange(siteId));
  useEffect(() => void recount(), [list.leads]);

  return (
    <>
      <LeadNotices key={siteId} siteId={siteId} sites={sites} onSignedOut={onSignedOut} />
      <LeadSearch
        sites={sites.length > 1 ? [...sites, { id: "", name: ALL_SITES }] : []}
        ownSite={identity.siteKey}
        kinds={KINDS}
        showsAll={!isSelective(list.filter) && !onlyQuarantined}
        saving={saving.busy}
        onSubmit={(form) => {
          setNews("");
          const fields = readFields(form);
          list.find({
            ...list.filter,
            siteId: fields["siteId"] ?? identity.siteKey,
            search: (fields["search"] ?? "").trim(),
            kind: KINDS.find(({ value }) => value === fields["kind"])?.value,
            visitDay: fields["visitDay"] || undefined,
          });
        }}
        onSave={() => void saving.save(list.filter)}
      />
      <Success role="status">{news}</Success>
      <Failure role="alert">{list.failure || saving.failure}</Failure>
      <LeadLists
        lists={LEAD_LISTS.map((value) => ({ value, label: LIST_NAMES[value], count: counts?.[value] }))}
        value={onlyQuarantined ? "quarantined" : (state ?? "all")}
        onSelect={(name) =>
          list.find({
            ...list.filter,
            onlyQuarantined: name === "quarantined",
            state: LEAD_STATES.find((one) => one === name),
          })
        }
      >
        <PagedList
          key={JSON.stringify(list.filter)}
          list={list}
          count={list.leads.length}
          loadingLabel="고객을 불러오는 중입니다"
          empty={emptyText(list.filter, list.hasMore)}
          failed="고객을 불러오지 못했습니다."
          endMessage="더 이상 고객이 없습니다."
        >
          <PersonList aria-label="고객 목록">
            {personsOf(list.leads, sites).map(({ lead, view }) => (
              <PersonRow
                key={view.leads[0].id}
                person={view}
                states={STATES}
                onState={(to) => list.setState(lead, to)}
                onRelease={(id) => list.release(id)}
                onWithdraw={() => setWithdrawing(lead)}
                onErase={() => setErasing(lead)}
              />
            ))}
          </PersonList>
        </PagedList>
      </LeadLists>
      {isSelective(list.filter) && list.hasMore && <p>{SEARCH_NOTE}</p>}
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
          scope={siteId === "" ? ALL_SITES : siteLabel(siteId, sites)}
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
