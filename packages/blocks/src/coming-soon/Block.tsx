import { ComingSoon } from "../parts/ComingSoon.tsx";

/** Renders the placeholder of a page that has no content yet. */
export const Block = () => <ComingSoon />;
