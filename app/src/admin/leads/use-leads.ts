import type { AdminLead, LeadFilter, LeadPage } from "@danji/api/leads/schema";
import type { LeadState } from "@danji/api/leads/fields";
import { isOfPhone } from "@danji/api/leads/search";
import { identity } from "complex:identity";
import { useRef, useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useAdminTask, useStart, useTask } from "../../shell/use-task.ts";

/** Leads as far as they are loaded, newest first. */
interface Loaded {
  readonly status: "loading" | "ready" | "failed";
  readonly leads: readonly AdminLead[];
  readonly next: LeadPage["next"];
}

/** Every lead of this site. */
const OWN: LeadFilter = { siteId: identity.siteKey, search: "", onlyQuarantined: false };
const NOTHING: Loaded = { status: "loading", leads: [], next: null };
const MEANWHILE = "다른 곳에서 먼저 상태를 바꾼 고객입니다. 지금의 상태를 확인해 주세요.";
const GONE = "이미 삭제된 고객입니다.";

/** Loads the leads page by page. Nothing of them is kept beyond the page's life. */
export function useLeads(onSignedOut: (reason: string) => void) {
  const services = useServices();
  const [filter, setFilter] = useState(OWN);
  const [loaded, setLoaded] = useState(NOTHING);
  const [news, setNews] = useState("");
  /** Counts the starts; an answer to an earlier one is thrown away. */
  const run = useRef(0);
  const loading = useTask(onSignedOut);
  const changing = useAdminTask(onSignedOut);

  const fetchPage = (wanted: LeadFilter, before: Loaded) =>
    loading.run(async () => {
      run.current += 1;
      const mine = run.current;
      // A lead may be changed while a page loads, so the page is appended to the current list.
      const settle = (next: (now: Loaded) => Loaded) => mine === run.current && setLoaded(next);
      try {
        const leadsAdmin = await services.leadsAdmin();
        const page = await leadsAdmin.list(wanted, before.next ?? undefined);
        settle((now) => ({ status: "ready", leads: [...now.leads, ...page.leads], next: page.next }));
      } catch (error) {
        settle((now) => ({ ...now, status: "failed" }));
        throw error;
      }
    });

  function load(wanted: LeadFilter, before: Loaded) {
    setLoaded({ ...before, status: "loading" });
    void fetchPage(wanted, before);
  }

  useStart(() => fetchPage(OWN, NOTHING));

  /** Shows a change of leads; `null` takes them off the list. */
  const setLeads = (isChanged: (lead: AdminLead) => boolean, change: Partial<AdminLead> | null) =>
    setLoaded((before) => ({
      ...before,
      leads: before.leads.flatMap((lead) => (!isChanged(lead) ? lead : change === null ? [] : { ...lead, ...change })),
    }));

  return {
    status: loaded.status,
    leads: loaded.leads,
    hasMore: loaded.next !== null,
    /** What the list is filtered by. */
    filter,
    /** Why a state could not be changed, or that another session has changed it; empty otherwise. */
    failure: changing.failure || news,
    /** Starts again, by another filter or the same. */
    find(wanted: LeadFilter) {
      setFilter(wanted);
      setNews("");
      load(wanted, NOTHING);
    },
    /** Loads the next page, or tries the failed one again. */
    loadMore: () => load(filter, loaded),
    /** Changes the state of a lead, and of all others of its phone at its site. */
    setState({ id, phone, siteId, state: from }: AdminLead, to: LeadState) {
      setNews("");
      void changing.run(async (leadsAdmin) => {
        const standing = await leadsAdmin.setState(id, from, to);
        if (standing === null) setLeads((lead) => lead.id === id, null);
        else
          setLeads((lead) => lead.id === id || (lead.siteId === siteId && isOfPhone(lead, phone)), { state: standing });
        if (standing !== to) setNews(standing === null ? GONE : MEANWHILE);
      });
    },
    /** Withdraws the consent to advertising, at the filter's site, of the person who left a lead. */
    withdraw({ phone }: AdminLead) {
      setNews("");
      void changing.run(async (leadsAdmin) => {
        await leadsAdmin.withdraw(phone, filter.siteId);
        setLeads((lead) => isOfPhone(lead, phone), { marketing: false });
      });
    },
    /** Takes the lead of an id out of quarantine. */
    release(id: string) {
      setNews("");
      void changing.run(async (leadsAdmin) => {
        await leadsAdmin.release(id);
        setLeads((lead) => lead.id === id, { isQuarantined: false });
      });
    },
  };
}
