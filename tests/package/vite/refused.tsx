import { Popup } from "@danji/ui/popup";

/** The types of the package reach the site: a popup without a title is refused. */
export const nameless = (
  <Popup.Root>
    {/* @ts-expect-error -- the title is missing */}
    <Popup.Content>이름 없는 창</Popup.Content>
  </Popup.Root>
);
