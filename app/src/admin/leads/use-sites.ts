import type { DeskSite } from "@danji/data/leads/desk-port";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../../shell/services/context.ts";
import { useTask } from "../use-task.ts";

interface Sites {
  /** Sites of the deployment; empty until they are loaded. */
  readonly list: readonly DeskSite[];
  /** Why loading failed, Korean; empty if it did not. */
  readonly failure: string;
}

/** Loads the sites of the deployment: a build knows its own alone. */
export function useSites(onSignedOut: (reason: string) => void): Sites {
  const services = useServices();
  const task = useTask(onSignedOut);
  const [list, setList] = useState<readonly DeskSite[]>([]);

  const load = useEffectEvent(
    () =>
      void task.run(async () => {
        const desk = await services.leadsDesk();
        setList(await desk.sites());
      }),
  );
  useEffect(() => load(), []);

  return { list, failure: task.failure };
}
