interface ProvenanceProps {
  source: string;
  /** Day on which it was true, `yyyy-mm-dd`. */
  asOf: string;
}

/** Where a statement comes from and when it was true. */
export function Provenance({ source, asOf }: ProvenanceProps) {
  return (
    <>
      출처 {source} · <time dateTime={asOf}>{asOf.replaceAll("-", ".")}</time> 기준
    </>
  );
}
