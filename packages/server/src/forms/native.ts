import { REGISTRATION_PATH, visitPath } from "@danji/complex/routes";
import type { LeadFields, LeadKind } from "@danji/api/leads/fields";
import { FIELD_ERROR_CODES, type FieldError } from "@danji/api/errors";
import type { AppContext, SiteParts } from "../http/context.ts";
import type { Problem } from "../http/problem.ts";
import { errorPage } from "../pages/error-page.ts";
import type { RouteTable } from "../pages/routes.ts";
import type { Drafts } from "./drafts.ts";

/** Fixed wording for a form that was not accepted, with and without JavaScript (docs/product.md, 8.1). */
const FAILURE_MESSAGES: Readonly<Record<LeadKind, string>> = {
  interest: "등록에 실패했습니다. 다시 시도해주세요.",
  visit: "예약에 실패했습니다. 다시 시도해주세요.",
  inquiry: "❌ 등록에 실패했습니다. 다시 시도해주세요.",
};

/** Returns whether the sender reads the answer itself, rather than be sent to a page as a browser without a script is. */
export function wantsJson(c: AppContext, isJsonBody: boolean): boolean {
  const accept = c.req.header("Accept") ?? "";
  return isJsonBody || accept.includes("application/json") || c.req.header("X-Requested-With") !== undefined;
}

/** Returns the page of a form where it does not matter on which it stood. */
export const formPage = (kind: LeadKind, siteKey: string): string =>
  kind === "inquiry" ? visitPath(siteKey) : REGISTRATION_PATH;

export interface ReturnOptions extends Pick<SiteParts, "site"> {
  readonly routes: RouteTable;
  readonly drafts: Drafts;
  /** Whether any page can be rendered with what was typed; else the form's own page alone. */
  readonly everyPage: boolean;
}

/** Page the form stands on, with its query: where the browser says it comes from if that is a page of ours, else the form's own page. */
function placeOf(
  c: AppContext,
  kind: LeadKind,
  { site, routes, everyPage }: ReturnOptions,
): Pick<URL, "pathname" | "search"> {
  const fallback = { pathname: formPage(kind, site.siteKey), search: "" };
  const referer = c.req.header("Referer") ?? "";
  if (!everyPage || !URL.canParse(referer)) return fallback;
  const { host, origin, pathname, search } = new URL(referer);
  const isOwn = host === c.req.header("Host") || origin === new URL(site.siteUrl).origin;
  return isOwn && routes.match(pathname) !== undefined ? { pathname, search } : fallback;
}

function isFieldError(entry: Problem["errors"][number]): entry is FieldError {
  return entry.field !== undefined && FIELD_ERROR_CODES.some((code) => code === entry.code);
}

/** Sends a browser without a script back to its form with what was typed; where that may not be kept, answers with what is wrong alone. */
export async function sendBack(
  c: AppContext,
  kind: LeadKind,
  values: LeadFields,
  reason: Problem,
  mayKeep: boolean,
  options: ReturnOptions,
): Promise<Response> {
  const { pathname: path, search } = placeOf(c, kind, options);
  const errors = reason.errors.filter(isFieldError);
  const message = errors.length > 0 ? FAILURE_MESSAGES[kind] : reason.message;
  const isKept = mayKeep && (await options.drafts.keep(c, path, { kind, values, errors, message }));
  if (!isKept) {
    const sentence = `${errors[0]?.message ?? message} 뒤로 가서 입력하신 내용을 확인해 주세요.`;
    return errorPage(c, { ...reason, message: sentence });
  }
  return c.redirect(`${path}${search}#${kind}-form`, 303);
}
