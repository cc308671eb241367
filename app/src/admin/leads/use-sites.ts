import type { AdminSite } from "@danji/api/leads/schema";
import { useState } from "react";
import { useAdminTask, useStart } from "../use-task.ts";

interface Sites {
  /** Sites of the deployment; empty until they are loaded. */
  readonly list: readonly AdminSite[];
  /** Why loading failed, Korean; empty if it did not. */
  readonly failure: string;
}

/** Loads the sites of the deployment: a build knows its own alone. */
export function useSites(onSignedOut: (reason: string) => void): Sites {
  const task = useAdminTask(onSignedOut);
  const [list, setList] = useState<readonly AdminSite[]>([]);
  useStart(() => task.run(async (leadsAdmin) => setList(await leadsAdmin.sites())));
  return { list, failure: task.failure };
}
