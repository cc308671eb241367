import type { AdminSite } from "@danji/api/leads/schema";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useTask } from "../use-task.ts";

interface Sites {
  /** Sites of the deployment; empty until they are loaded. */
  readonly list: readonly AdminSite[];
  /** Why loading failed, Korean; empty if it did not. */
  readonly failure: string;
}

/** Loads the sites of the deployment: a build knows its own alone. */
export function useSites(onSignedOut: (reason: string) => void): Sites {
  const services = useServices();
  const task = useTask(onSignedOut);
  const [list, setList] = useState<readonly AdminSite[]>([]);

  const load = useEffectEvent(
    () =>
      void task.run(async () => {
        const leadsAdmin = await services.leadsAdmin();
        setList(await leadsAdmin.sites());
      }),
  );
  useEffect(() => load(), []);

  return { list, failure: task.failure };
}
