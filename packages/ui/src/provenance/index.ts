export { Provenance, type ProvenanceProps } from "./Provenance.tsx";
