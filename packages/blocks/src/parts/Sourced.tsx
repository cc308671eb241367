import type { Section } from "@danji/complex/schema/page";
import type { ReactNode } from "react";
import { Provenance } from "./Provenance.tsx";

export interface SourcedProps {
  /** Where what the children say comes from; without it they stand alone. */
  provenance: Section["provenance"];
  children: ReactNode;
}

/** Shows content with the line below it that says where it comes from and when it was true. */
export function Sourced({ provenance, children }: SourcedProps) {
  if (!provenance) return children;
  const { source, asOf } = provenance;
  return (
    <div>
      {children}
      <Provenance source={source} asOf={asOf} />
    </div>
  );
}
