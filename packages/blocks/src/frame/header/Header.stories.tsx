import { inComplex } from "../../../tests/in-complex.tsx";
import { LONG_TEXT } from "../../../tests/story-meta.tsx";
import { storyPopup } from "../../../tests/story-props.ts";
import { useComplex } from "../../../tests/story-complex.ts";
import { useToday } from "../../parts/use-today.ts";
import { PageBand } from "../page/PageBand.tsx";
import { FrameHeights } from "../SiteFrame.styles.ts";
import { SearchButton, MenuButton } from "./HeaderButtons.tsx";
import { Header } from "./Header.tsx";

const nothing = () => undefined;

function Sample() {
  const { identity, menu, schedule, theme } = useComplex().complex;
  const today = useToday();
  return (
    <>
      <FrameHeights />
      <Header
        identity={identity}
        menu={menu}
        schedule={schedule}
        path={menu[0]?.subMenu[0]?.subUrl ?? "/"}
        today={today}
        frame={theme.frame}
        popup={storyPopup}
        menuButton={<MenuButton open={false} onOpen={nothing} onPreload={nothing} />}
        searchButton={<SearchButton open={false} onOpen={nothing} onPreload={nothing} />}
      />
      <main>
        <PageBand title={identity.name} frame={theme.frame} siteUrl={identity.siteUrl} />
      </main>
      {/* The header appears with the end of the page. */}
      <footer />
    </>
  );
}

export default { title: "Sections/Frame/Header", component: Sample, decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
