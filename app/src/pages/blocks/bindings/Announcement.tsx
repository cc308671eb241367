import { ANNOUNCEMENT_PATH } from "@danji/complex/routes";
import { AnnouncementViewer } from "@danji/sections/announcement/AnnouncementViewer.tsx";

/** Shows the complex's recruitment announcement as a file. */
export const Announcement = () => <AnnouncementViewer path={ANNOUNCEMENT_PATH} />;
