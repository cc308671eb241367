/** Address of the recruitment announcement (specification, section 7); the build writes it. */
export const ANNOUNCEMENT_PATH = "/announcement.pdf";
