import { visitDays } from "@danji/complex/sale-dates";
import { DataError, type FieldError } from "@danji/api/errors";
import { HONEYPOT_FIELD, LEAD_FIELDS, type LeadFields, type LeadKind, visitRange } from "@danji/api/leads/fields";
import { MOBILE_PHONE_PATTERN, PHONE_HINT } from "@danji/api/leads/phone";
import type { LeadForm } from "@danji/blocks/forms/lead-form.ts";
import { forms } from "complex:forms";
import { schedule } from "complex:schedule";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { clearSent } from "../fields/kept-fields.ts";
import { usePageState } from "../page/page-state.ts";
import { ChunkLoadError, loadChunk } from "../loading/load-chunk.ts";
import { isServerReachable } from "../loading/open-document.ts";
import { useServices } from "../services/services.ts";
import { useToday } from "@danji/blocks/parts/use-today.ts";
import type { SharedDraft } from "@danji/blocks/fields/draft.ts";
import { useLateAnswer } from "./LateAnswer.tsx";
import { LEAD_MESSAGES } from "@danji/blocks/forms/lead-messages.ts";
import { readFields } from "@danji/blocks/fields/field-values.ts";

const LIMITS: Omit<LeadForm["limits"], "visits"> = {
  messageLength: LEAD_FIELDS.message.maxLength,
  phonePattern: MOBILE_PHONE_PATTERN,
  phoneHint: PHONE_HINT,
};

const VISITS = visitDays(schedule, forms.retention);

/** Controls whose text the browser could not make a value of, e.g. half a date: their value reads as empty. */
function unfinishedFields(form: HTMLFormElement): FieldError[] {
  return [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .filter((input) => input.validity.badInput)
    .map((input) => ({ field: input.name, code: "TYPE_DATE", message: "날짜를 끝까지 입력해 주세요." }));
}

/** The fixed wording (docs/product.md, 8.1) promises a text message where one follows, or nothing is known of it. */
function successOf(kind: LeadKind, textMessage: boolean | undefined): string {
  const { success, successWithoutMessage = success } = LEAD_MESSAGES[kind];
  return textMessage === false ? successWithoutMessage : success;
}

/** The server's rules, loaded on the first attempt to send. */
const loadRules = () => loadChunk(() => import("@danji/api/leads/rules"));

/** Sends a lead in the background, then clears the fields and the `draft` that still hold what was sent. */
export function useLeadForm(kind: LeadKind, draft?: SharedDraft): LeadForm {
  const services = useServices();
  const showLate = useLateAnswer();
  const today = useToday();
  const { form: returned } = usePageState();
  const mine = returned?.kind === kind ? returned : undefined;
  const [typedBefore, setTypedBefore] = useState<LeadFields>(() => mine?.values ?? draft?.read() ?? {});
  const [answer, setAnswer] = useState<LeadAnswer>(
    mine ? { status: "failure", message: mine.message, errors: mine.errors } : IDLE,
  );
  // A second press within the same frame must not send twice, and state is not there yet by then.
  const sending = useRef(false);

  function succeed(message: string): void {
    setTypedBefore({});
    setAnswer({ ...IDLE, status: "success", message });
  }
  const succeedElsewhere = useEffectEvent(succeed);
  useEffect(() => draft?.onSent((message) => succeedElsewhere(message)), [draft]);

  async function send(form: HTMLFormElement) {
    if (sending.current) return;
    sending.current = true;
    const fail = (answered: LeadAnswer) => {
      setAnswer(answered);
      if (!form.isConnected) showLate(answered.message);
    };
    const typed = readFields(form);
    const unfinished = unfinishedFields(form);
    setAnswer({ ...IDLE, status: "submitting" });
    try {
      const { normalizeLead, validateLead } = await loadRules();
      const fields: LeadFields = normalizeLead(typed);
      const errors = [...validateLead(kind, fields, { consent: forms.consent, visits: VISITS, today }), ...unfinished];
      if (errors.length > 0)
        return fail({ ...IDLE, message: form.isConnected ? "" : LEAD_MESSAGES[kind].rejected, errors });
      const leads = await loadChunk(services.leads);
      const { textMessage } = await leads.send(kind, fields);
      const message = successOf(kind, textMessage);
      clearSent(form.id, typed);
      succeed(message);
      const isShown = draft?.sent(message, typed) ?? form.isConnected;
      if (!isShown) showLate(message);
    } catch (error) {
      // The browser can post without the code; offline it would leave the page and what was typed.
      if (error instanceof ChunkLoadError && form.isConnected && (await isServerReachable())) form.submit();
      else fail(answerOf(kind, error));
    } finally {
      sending.current = false;
    }
  }

  // Memoized: the form moves the focus to the first error whenever it receives others.
  const errors = useMemo(
    () => Object.fromEntries(answer.errors.map(({ field, message }) => [field, message])),
    [answer.errors],
  );

  return {
    state: answer.status === "success" || answer.status === "failure" ? answer.status : undefined,
    message: answer.message,
    limits: { ...LIMITS, visits: visitRange(VISITS, today) },
    honeypot: HONEYPOT_FIELD,
    valueOf: (field) => typedBefore[field],
    reset: () => setAnswer(({ errors }) => ({ ...IDLE, errors })),
    formProps: {
      id: `${kind}-form`,
      method: "post",
      action: forms.endpoints[kind],
      pending: answer.status === "submitting",
      errors,
      onSubmit(event) {
        event.preventDefault();
        void send(event.currentTarget);
      },
      // The browser found something wrong. Its bubble speaks the browser's language and is gone after a moment, so the
      // rules, which know more, say it beside the field; what they accept (blanks around a number) is sent.
      onInvalidCapture(event) {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onInput({ target, currentTarget }) {
        draft?.save(readFields(currentTarget));
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        const { name } = target;
        setAnswer((current) =>
          current.errors.some((error) => error.field === name)
            ? { ...current, errors: current.errors.filter((error) => error.field !== name) }
            : current,
        );
      },
    },
  };
}

/** What a form shows of the last attempt to send it. */
export interface LeadAnswer {
  readonly status: "idle" | "submitting" | "success" | "failure";
  readonly message: string;
  readonly errors: readonly FieldError[];
}

/** The form before it is sent. */
export const IDLE: LeadAnswer = { status: "idle", message: "", errors: [] };

/** Returns what a form shows after sending it failed. */
export function answerOf(kind: LeadKind, error: unknown): LeadAnswer {
  const messages = LEAD_MESSAGES[kind];
  // Anything else, e.g. the sending code that did not load, is the network's fault too.
  if (!(error instanceof DataError) || error.kind === "network")
    return { status: "failure", message: messages.failed, errors: [] };
  // The fixed wording asks for another try, which would fail too.
  if (error.kind === "ended") return { status: "failure", message: error.message, errors: [] };
  const hint = error.kind === "limited" ? `\n${error.message}` : "";
  return { status: "failure", message: messages.rejected + hint, errors: error.fields };
}
