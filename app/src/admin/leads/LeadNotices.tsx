import { type AdminSite, type LeadNotices as Notices, MESSAGE_NAMES } from "@danji/api/leads/schema";
import { MessageNotices } from "@danji/blocks/admin/MessageNotices.tsx";
import { useState } from "react";
import { type PanelProps, useAdminTask, useStart } from "../../shell/use-task.ts";
import { siteLabel } from "./lead-view.ts";

interface LeadNoticesProps extends PanelProps {
  /** Key of the messages' site; empty for all sites. */
  readonly siteId: string;
  /** Sites of the deployment. */
  readonly sites: readonly AdminSite[];
}

/** Puts the name of its kind in the place of a message's kind. */
const named = <Message extends { readonly kind: keyof typeof MESSAGE_NAMES }>(message: Message) => ({
  ...message,
  kind: MESSAGE_NAMES[message.kind],
});

/** Loads what becomes of leads after the sale, limits of text messages and of the quarantine that are near, and messages that were not sent. */
export function LeadNotices({ siteId, sites, onSignedOut }: LeadNoticesProps) {
  const task = useAdminTask(onSignedOut);
  const [notices, setNotices] = useState<Notices>({
    failedMessages: [],
    nearLimits: [],
    nearQuarantines: [],
    lowSpace: null,
    retention: [],
  });

  useStart(() => task.run(async (leadsAdmin) => setNotices(await leadsAdmin.notices(siteId))));

  const { nearLimits, nearQuarantines, failedMessages, lowSpace, retention } = notices;
  return (
    <MessageNotices
      retention={retention.map((end) => ({ ...end, site: siteLabel(end.siteId, sites) }))}
      nearLimits={nearLimits.map((near) => ({ ...named(near), site: siteLabel(near.siteId, sites) }))}
      nearQuarantines={nearQuarantines.map((near) => ({ ...near, site: siteLabel(near.siteId, sites) }))}
      lowSpace={lowSpace}
      unsent={failedMessages.map(named)}
      failure={task.failure}
    />
  );
}
