import type { DeskLead, LeadPage, LeadState } from "@danji/data/leads/desk-port";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useServices } from "../../../services/context.ts";
import { useTask } from "../use-task.ts";

/** Leads as far as they are loaded. */
export interface Leads {
  readonly status: "loading" | "ready" | "failed";
  /** Newest first. */
  readonly leads: readonly DeskLead[];
  readonly hasMore: boolean;
  /** What the list was searched by; empty for all. */
  readonly search: string;
  /** Why a state could not be changed, or what somebody else has done meanwhile; empty when there is nothing to say. */
  readonly failure: string;
  /** Starts anew, by another search or the same. */
  readonly find: (search: string) => void;
  /** Loads the next page, or tries the failed one again. */
  readonly loadMore: () => void;
  readonly setState: (lead: DeskLead, to: LeadState) => void;
}

interface Loaded {
  readonly status: Leads["status"];
  readonly leads: readonly DeskLead[];
  readonly next: LeadPage["next"];
}

const NOTHING: Loaded = { status: "loading", leads: [], next: null };
const MEANWHILE = "다른 곳에서 먼저 상태를 바꾼 고객입니다. 지금의 상태를 확인해 주세요.";
const GONE = "이미 삭제된 고객입니다.";

/** Loads the leads page by page. Nothing of them is kept beyond the page's life. */
export function useLeads(onSignedOut: (reason: string) => void): Leads {
  const services = useServices();
  const [search, setSearch] = useState("");
  const [loaded, setLoaded] = useState(NOTHING);
  const [news, setNews] = useState("");
  /** Counts the starts; an answer to an earlier one is thrown away. */
  const run = useRef(0);
  const loading = useTask(onSignedOut);
  const changing = useTask(onSignedOut);

  const fetchPage = (wanted: string, before: Loaded) =>
    loading.run(async () => {
      run.current += 1;
      const mine = run.current;
      const settle = (next: Loaded) => mine === run.current && setLoaded(next);
      try {
        const desk = await services.leadsDesk();
        const page = await desk.list(wanted, before.next ?? undefined);
        settle({ status: "ready", leads: [...before.leads, ...page.leads], next: page.next });
      } catch (error) {
        settle({ ...before, status: "failed" });
        throw error;
      }
    });

  function load(wanted: string, before: Loaded) {
    setLoaded({ ...before, status: "loading" });
    void fetchPage(wanted, before);
  }

  const start = useEffectEvent(() => void fetchPage("", NOTHING));
  useEffect(() => start(), []);

  const setLead = (id: string, state: LeadState | null) =>
    setLoaded((before) => ({
      ...before,
      leads:
        state === null
          ? before.leads.filter((lead) => lead.id !== id)
          : before.leads.map((lead) => (lead.id === id ? { ...lead, state } : lead)),
    }));

  return {
    status: loaded.status,
    leads: loaded.leads,
    hasMore: loaded.next !== null,
    search,
    failure: changing.failure || news,
    find(wanted) {
      setSearch(wanted);
      setNews("");
      load(wanted, NOTHING);
    },
    loadMore: () => load(search, loaded),
    setState({ id, state: from }, to) {
      setNews("");
      void changing.run(async () => {
        const desk = await services.leadsDesk();
        const standing = await desk.setState(id, from, to);
        setLead(id, standing);
        if (standing !== to) setNews(standing === null ? GONE : MEANWHILE);
      });
    },
  };
}
