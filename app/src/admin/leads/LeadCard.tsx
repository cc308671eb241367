import { consentName, LEAD_KIND_NAMES, LEAD_STATE_NAMES, QUARANTINED_NAME } from "@danji/data/leads/csv";
import { type DeskLead, LEAD_STATES, type LeadState } from "@danji/data/leads/desk-port";
import { Button } from "@danji/ui/button";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { telephoneHref } from "@danji/complex/telephone";
import { formatMoment } from "../../press/format-date.ts";
import { LeadEnd, LeadFacts, LeadHead, LeadItem, LeadMessage, QuarantineMark, StateSelect } from "./leads.styles.ts";

interface LeadCardProps {
  readonly lead: DeskLead;
  /** Asks for another state. */
  readonly onState: (state: LeadState) => void;
  /** Asks for it to be taken out of quarantine. */
  readonly onRelease: () => void;
  /** Asks for this person's consent to advertising to be withdrawn. */
  readonly onWithdraw: () => void;
  /** Asks for all of this person's data to be deleted. */
  readonly onErase: () => void;
}

/** One lead: who, how to reach them, what they wrote and agreed to, and how far somebody has come with it. */
export function LeadCard({ lead, onState, onRelease, onWithdraw, onErase }: LeadCardProps) {
  const facts = [
    ["생년월일", lead.birthdate],
    ["이메일", lead.email],
    ["방문 희망일", lead.visitDate],
    ["개인정보", consentName(lead)],
    ["마케팅", lead.marketing ? "동의" : "동의하지 않음"],
  ] as const;
  return (
    <LeadItem data-state={lead.state}>
      <LeadHead>
        <span>{formatMoment(lead.createdAt)}</span>
        <span>{LEAD_KIND_NAMES[lead.kind]}</span>
      </LeadHead>
      <div>
        <h2>{lead.name}</h2>
        {lead.isQuarantined && <QuarantineMark>{QUARANTINED_NAME}</QuarantineMark>}
        <a href={telephoneHref(lead.phone)}>{lead.phone}</a>
      </div>
      <LeadFacts>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </LeadFacts>
      {lead.message !== null && <LeadMessage>{lead.message}</LeadMessage>}
      <LeadEnd>
        <StateSelect
          aria-label={`${lead.name} 상태`}
          value={lead.state}
          onChange={({ target }) => {
            const chosen = LEAD_STATES.find((state) => state === target.value);
            if (chosen) onState(chosen);
          }}
        >
          {LEAD_STATES.map((state) => (
            <option key={state} value={state}>
              {LEAD_STATE_NAMES[state]}
            </option>
          ))}
        </StateSelect>
        {lead.isQuarantined && (
          <Button variant="secondary" size="small" onClick={onRelease}>
            <VisuallyHidden>{lead.name} </VisuallyHidden>확인 완료
          </Button>
        )}
        {lead.marketing && (
          <Button variant="ghost" size="small" onClick={onWithdraw}>
            <VisuallyHidden>{lead.name} </VisuallyHidden>수신 동의 철회
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onErase}>
          <VisuallyHidden>{lead.name} </VisuallyHidden>개인정보 삭제
        </Button>
      </LeadEnd>
    </LeadItem>
  );
}
