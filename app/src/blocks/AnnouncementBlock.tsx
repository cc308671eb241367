import { ANNOUNCEMENT_PATH } from "../announcement/announcement-path.ts";
import { AnnouncementViewer } from "../announcement/AnnouncementViewer.tsx";

/** The complex's recruitment announcement as a file. */
export const AnnouncementBlock = () => <AnnouncementViewer path={ANNOUNCEMENT_PATH} />;
