import { ComingSoon } from "@danji/ui/coming-soon";

/** Renders the placeholder of a page that has no content yet. */
export const Block = () => <ComingSoon />;
