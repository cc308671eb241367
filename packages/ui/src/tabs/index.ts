import { TabsContent, TabsList, TabsRoot, TabsRow, TabsTrigger } from "./Tabs.tsx";

/** Panels of which one shows: `Root` holds the state, `Row` scrolls a `List` with a `Trigger` for each `Content`. */
export const Tabs = { Root: TabsRoot, Row: TabsRow, List: TabsList, Trigger: TabsTrigger, Content: TabsContent };
