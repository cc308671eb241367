import { combobox } from "./ko/combobox.ts";
import { comingSoon } from "./ko/coming-soon.ts";
import { dropdownNav } from "./ko/dropdown-nav.ts";
import { familySites } from "./ko/family-sites.ts";
import { form } from "./ko/form.ts";
import { frameEmbed } from "./ko/frame-embed.ts";
import { lightbox } from "./ko/lightbox.ts";
import { loadMore } from "./ko/load-more.ts";
import { popup } from "./ko/popup.ts";
import { provenance } from "./ko/provenance.ts";
import { skipLink } from "./ko/skip-link.ts";
import { slideMenu } from "./ko/slide-menu.ts";
import { slider } from "./ko/slider.ts";
import { textArea } from "./ko/text-area.ts";
import { timeline } from "./ko/timeline.ts";
import { unitViewer } from "./ko/unit-viewer.ts";
import { videoPlayer } from "./ko/video-player.ts";
import type { Messages } from "./messages.ts";

/** Korean, the kit's default. A file for each component, so that a page carries only the texts of its components. */
export const ko: Messages = {
  combobox,
  comingSoon,
  dropdownNav,
  familySites,
  form,
  frameEmbed,
  lightbox,
  loadMore,
  popup,
  provenance,
  skipLink,
  slideMenu,
  slider,
  textArea,
  timeline,
  unitViewer,
  videoPlayer,
};
