import { DESK_MESSAGE_NAMES } from "@danji/data/leads/csv";
import type { DeskNotices as Notices, DeskSite } from "@danji/data/leads/desk-port";
import { MessageNotices } from "@danji/sections/admin/MessageNotices.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../../shell/services/context.ts";
import { useTask } from "../use-task.ts";
import type { PanelProps } from "../panel-props.ts";
import { siteLabel } from "./sites.ts";

interface DeskNoticesProps extends PanelProps {
  /** Site whose messages are meant; empty for those of all. */
  readonly siteId: string;
  /** Sites of the deployment. */
  readonly sites: readonly DeskSite[];
}

/** Puts the name of its kind in the place of a message's kind. */
const named = <Message extends { readonly kind: keyof typeof DESK_MESSAGE_NAMES }>(message: Message) => ({
  ...message,
  kind: DESK_MESSAGE_NAMES[message.kind],
});

/** Loads the limits of text messages that are near, and the messages that were not sent. */
export function DeskNotices({ siteId, sites, onSignedOut }: DeskNoticesProps) {
  const services = useServices();
  const task = useTask(onSignedOut);
  const [notices, setNotices] = useState<Notices>({ failedMessages: [], nearLimits: [] });

  const load = useEffectEvent(
    () =>
      void task.run(async () => {
        const desk = await services.leadsDesk();
        setNotices(await desk.notices(siteId));
      }),
  );
  useEffect(() => load(), []);

  const { nearLimits, failedMessages } = notices;
  return (
    <MessageNotices
      nearLimits={nearLimits.map((near) => ({ ...named(near), site: siteLabel(near.siteId, sites) }))}
      unsent={failedMessages.map(named)}
      failure={task.failure}
    />
  );
}
