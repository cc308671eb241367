import { LEAD_KIND_NAMES, QUARANTINED_NAME } from "@danji/data/leads/csv";
import type { DeskLead } from "@danji/data/leads/desk-port";
import { isTicked } from "@danji/data/leads/fields";
import { Button } from "@danji/ui/button";
import { Checkbox, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { LoadMore } from "@danji/ui/load-more";
import { Spinner } from "@danji/ui/spinner";
import { useState } from "react";
import { readFields } from "../../shell/forms/read-fields.ts";
import { Failure, Panel, Success, Waiting } from "../admin.styles.ts";
import type { PanelProps } from "../panel-props.ts";
import { DeskNotices } from "./DeskNotices.tsx";
import { ErasurePopup } from "./ErasurePopup.tsx";
import { LeadCard } from "./LeadCard.tsx";
import { LeadList, SearchForm } from "./leads.styles.ts";
import { KEEPS_LEADS, OUTSIDE_KINDS } from "./own-leads.ts";
import { useExport } from "./use-export.ts";
import { useLeads } from "./use-leads.ts";

/** The leads that the site keeps itself, and where the others are. */
export function LeadsPanel({ onSignedOut }: PanelProps) {
  return (
    <Panel aria-label="고객 등록">
      {OUTSIDE_KINDS.map(({ kind, host }) => (
        <p key={kind}>
          {LEAD_KIND_NAMES[kind]} 신청은 외부 서비스 {host}에서 받습니다. 내용은 그 서비스에서 확인해 주세요.
        </p>
      ))}
      {KEEPS_LEADS && <KeptLeads onSignedOut={onSignedOut} />}
    </Panel>
  );
}

function KeptLeads({ onSignedOut }: PanelProps) {
  const list = useLeads(onSignedOut);
  const saving = useExport(onSignedOut);
  const [erasing, setErasing] = useState<DeskLead | null>(null);
  const [news, setNews] = useState("");
  const { search, onlyQuarantined } = list.filter;
  const isAll = search === "" && !onlyQuarantined;
  const empty = list.leads.length === 0;

  return (
    <>
      <DeskNotices onSignedOut={onSignedOut} />
      <SearchForm
        aria-label="고객 찾기"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setNews("");
          const fields = readFields(event.currentTarget);
          const onlyQuarantined = isTicked(fields["onlyQuarantined"]);
          list.find({ search: (fields["search"] ?? "").trim(), onlyQuarantined });
        }}
      >
        <TextField label="이름, 연락처, 문의내용" name="search" type="search" autoComplete="off" maxLength={100} />
        <Form.Submit>찾기</Form.Submit>
        <Button
          variant="secondary"
          pending={saving.busy}
          pendingLabel="만드는 중..."
          onClick={() => void saving.save(list.filter)}
        >
          {isAll ? "전체 내려받기 (CSV)" : "찾은 결과 내려받기 (CSV)"}
        </Button>
        <Checkbox label={`${QUARANTINED_NAME}만 보기`} name="onlyQuarantined" />
      </SearchForm>
      <Success role="status">{news}</Success>
      <Failure role="alert">{list.failure || saving.failure}</Failure>
      {!empty && (
        <LeadList aria-label="고객 목록">
          {list.leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              onState={(state) => list.setState(lead, state)}
              onRelease={() => list.release(lead)}
              onWithdraw={() => list.withdraw(lead)}
              onErase={() => setErasing(lead)}
            />
          ))}
        </LeadList>
      )}
      {empty && list.status !== "failed" && (
        <Waiting role="status">
          {list.status === "loading" ? (
            <Spinner label="고객을 불러오는 중입니다" />
          ) : isAll ? (
            "아직 등록한 고객이 없습니다."
          ) : search === "" ? (
            "확인이 필요한 고객이 없습니다."
          ) : (
            `'${search}'에 맞는 고객이 없습니다.`
          )}
        </Waiting>
      )}
      {(!empty || list.status === "failed") && (
        <LoadMore
          key={`${search} ${onlyQuarantined}`}
          count={list.leads.length}
          hasMore={list.hasMore}
          onLoadMore={list.loadMore}
          pending={list.status === "loading"}
          error={list.status === "failed" && "고객을 불러오지 못했습니다."}
          endMessage="더 이상 고객이 없습니다."
        />
      )}
      {erasing && (
        <ErasurePopup
          key={erasing.id}
          lead={erasing}
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
