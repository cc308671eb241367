import { Provenance } from "@danji/ui/provenance";

export function ProvenanceExample() {
  return <Provenance source="견본건설 사업계획" asOf="2026-11-01" />;
}
