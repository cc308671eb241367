import { TabBar } from "@danji/ui/tab-bar";

export function TabBarExample() {
  return (
    <TabBar.Root aria-label="세대안내 하위 메뉴">
      <TabBar.Link to="#84A">84A</TabBar.Link>
      <TabBar.Link to="#84B" current>
        84B
      </TabBar.Link>
      <TabBar.Link to="#84C">84C</TabBar.Link>
      <TabBar.Link to="#84D">84D</TabBar.Link>
    </TabBar.Root>
  );
}
