import { phoneHref } from "@danji/complex/phone";
import { Button } from "@danji/ui/button";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { formatMoment } from "@danji/complex/moment-words";
import { LeadEnd, LeadFacts, LeadHead, LeadItem, LeadMessage, QuarantineMark, StateSelect } from "./leads.styles.ts";

/** A lead as the administrator's list shows it, in words. */
export interface LeadView<State extends string = string> {
  readonly name: string;
  readonly phone: string;
  /** When it was left, in ms since 1970. */
  readonly createdAt: number;
  /** Name of its kind, such as 방문예약. */
  readonly kind: string;
  /** What else the visitor left, by name; `null` is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[];
  readonly message: string | null;
  readonly state: State;
  /** Says that the lead is in quarantine; left out if it is not. */
  readonly quarantine?: string | undefined;
  /** Whether the visitor agreed to advertising. */
  readonly marketing: boolean;
}

interface LeadCardProps<State extends string> {
  readonly lead: LeadView<State>;
  /** States that a lead can have, with their names. */
  readonly states: readonly { readonly value: State; readonly label: string }[];
  /** Called with the new state when one is selected. */
  readonly onState: (state: State) => void;
  /** Called when the lead is to be taken out of quarantine. */
  readonly onRelease: () => void;
  /** Called when the visitor's consent to advertising is to be withdrawn. */
  readonly onWithdraw: () => void;
  /** Called when all of the visitor's data are to be deleted. */
  readonly onErase: () => void;
}

/** Renders one lead: who, how to reach them, what they wrote and agreed to, and how far it has been worked on. */
export function LeadCard<State extends string>(props: LeadCardProps<State>) {
  const { lead, states, onState, onRelease, onWithdraw, onErase } = props;
  return (
    <LeadItem data-state={lead.state}>
      <LeadHead>
        <span>{formatMoment(lead.createdAt)}</span>
        <span>{lead.kind}</span>
      </LeadHead>
      <div>
        <h2>{lead.name}</h2>
        {lead.quarantine !== undefined && <QuarantineMark>{lead.quarantine}</QuarantineMark>}
        <a href={phoneHref(lead.phone)}>{lead.phone}</a>
      </div>
      <LeadFacts>
        {lead.facts.map(
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
            const selected = states.find(({ value }) => value === target.value);
            if (selected) onState(selected.value);
          }}
        >
          {states.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </StateSelect>
        {lead.quarantine !== undefined && (
          <Button variant="secondary" size="small" onClick={onRelease}>
            <VisuallyHidden>{`${lead.name} `}</VisuallyHidden>확인 완료
          </Button>
        )}
        {lead.marketing && (
          <Button variant="ghost" size="small" onClick={onWithdraw}>
            <VisuallyHidden>{`${lead.name} `}</VisuallyHidden>수신 동의 철회
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onErase}>
          <VisuallyHidden>{`${lead.name} `}</VisuallyHidden>개인정보 삭제
        </Button>
      </LeadEnd>
    </LeadItem>
  );
}
