import { DanjiProvider } from "@danji/ui/provider";
import { theme } from "@danji/ui/theme";
import { WheelPager } from "@danji/ui/wheel-pager";

/** Nine screens, as the front page has. */
const SECTIONS = Array.from({ length: 9 }, (_, index) => ({ id: `s${index}`, label: `화면 ${index + 1}` }));

export const WheelPart = () => (
  <DanjiProvider theme={theme}>
    <WheelPager.Root sections={SECTIONS}>
      {SECTIONS.map(({ id, label }) => (
        <WheelPager.Section key={id} id={id}>
          <h2>{label}</h2>
        </WheelPager.Section>
      ))}
      <WheelPager.Index label="화면 목록" />
    </WheelPager.Root>
  </DanjiProvider>
);
