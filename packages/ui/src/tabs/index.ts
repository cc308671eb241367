import { TabsContent, TabsList, TabsRoot, TabsTrigger } from "./Tabs.tsx";

export type { TabsContentProps, TabsListProps, TabsRootProps, TabsTriggerProps } from "./Tabs.tsx";

/** Panels of which one shows: `Root` keeps which, `List` holds a `Trigger` for each `Content`. */
export const Tabs = { Root: TabsRoot, List: TabsList, Trigger: TabsTrigger, Content: TabsContent };
