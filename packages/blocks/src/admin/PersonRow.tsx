import { formatMoment } from "@danji/complex/moment-words";
import { phoneHref } from "@danji/complex/phone";
import { Button } from "@danji/ui/button";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { useId, useState } from "react";
import { Terms } from "../parts/Terms.tsx";
import { FactLine } from "../press/press.styles.ts";
import {
  LeadHead,
  LeadMessage,
  PersonItem,
  PersonLeads,
  PersonName,
  PersonTools,
  QuarantineMark,
  StateSelect,
} from "./leads.styles.ts";

/** What a visitor left at one time, in words. */
export interface LeadView {
  readonly id: string;
  readonly name: string;
  /** When it was left, in ms since 1970. */
  readonly createdAt: number;
  readonly kind: string;
  /** Day for which a visit was requested, such as `2026.12.24(목)`; `null` without one. */
  readonly visitDay: string | null;
  readonly message: string | null;
  /** What else the visitor left, by name; `null` is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[];
  /** Says that the lead is in quarantine; left out if it is not. */
  readonly quarantine?: string | undefined;
}

/** The leads of one phone number, which have one state. */
export interface PersonView<State extends string = string> {
  readonly phone: string;
  readonly state: State;
  /** Whether one of the leads agrees to advertising. */
  readonly marketing: boolean;
  readonly leads: readonly [LeadView, ...LeadView[]];
}

interface PersonRowProps<State extends string> {
  readonly person: PersonView<State>;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  readonly onState: (state: State) => void;
  readonly onRelease: (id: string) => void;
  readonly onWithdraw: () => void;
  readonly onErase: () => void;
}

/** Renders one person: how to reach them, what they wrote and when, how far that has been worked on, and the rest on request. */
export function PersonRow<State extends string>(props: PersonRowProps<State>) {
  const { person, states, onState, onRelease, onWithdraw, onErase } = props;
  const { phone, state, leads } = person;
  const [{ name }] = leads;
  const [isOpen, setIsOpen] = useState(false);
  const leadsId = useId();
  return (
    <PersonItem data-state={state}>
      <PersonName>
        <h2>{name}</h2>
        <a href={phoneHref(phone)}>{phone}</a>
      </PersonName>
      <PersonTools>
        <StateSelect
          aria-label={`${name} 상태`}
          value={state}
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
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={leadsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <VisuallyHidden>{`${name} `}</VisuallyHidden>
          <span>{isOpen ? "접기" : "자세히"}</span>
        </Button>
      </PersonTools>
      <PersonLeads id={leadsId}>
        {leads.map((lead) => (
          <div key={lead.id}>
            <LeadHead>
              <span>{formatMoment(lead.createdAt)}</span>
              <span>{lead.kind}</span>
              {lead.name !== name && <span>{lead.name}</span>}
              {lead.visitDay !== null && <strong>{`방문 희망일 ${lead.visitDay}`}</strong>}
              {lead.quarantine !== undefined && (
                <>
                  <QuarantineMark>{lead.quarantine}</QuarantineMark>
                  <Button variant="secondary" size="small" onClick={() => onRelease(lead.id)}>
                    <VisuallyHidden>{`${lead.name} `}</VisuallyHidden>확인 완료
                  </Button>
                </>
              )}
            </LeadHead>
            {lead.message !== null && <LeadMessage $whole={isOpen}>{lead.message}</LeadMessage>}
            {isOpen && (
              <FactLine>
                <Terms of={Object.fromEntries(lead.facts.filter(([, value]) => value !== null))} />
              </FactLine>
            )}
          </div>
        ))}
        {isOpen && (
          <LeadHead>
            {person.marketing && (
              <Button variant="secondary" size="small" onClick={onWithdraw}>
                <VisuallyHidden>{`${name} `}</VisuallyHidden>수신 동의 철회
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={onErase}>
              <VisuallyHidden>{`${name} `}</VisuallyHidden>개인정보 삭제
            </Button>
          </LeadHead>
        )}
      </PersonLeads>
    </PersonItem>
  );
}
