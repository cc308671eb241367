import type { ReactNode } from "react";

/** Renders the content of a list of terms (`dl`) with what is said of each. */
export const Terms = ({ of }: { of: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(of).map(([term, words]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </div>
  ));
