import { PAPER_COLUMNS, paperRows } from "@danji/complex/paper-rows";
import { planMark } from "@danji/complex/plan-mark";
import { CONTRACT_EVENT } from "@danji/complex/sale-dates";
import type { Documents } from "@danji/complex/schema/documents";
import type { Schedule } from "@danji/complex/schema/schedule";
import { Provenance } from "../parts/Provenance.tsx";
import { DocumentChecklist } from "./DocumentChecklist.tsx";
import type { TickStore } from "./tick-store.ts";
import { eventDate } from "@danji/complex/event-date";
import { TableBlock } from "../table/TableBlock.tsx";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

interface DocumentsBlockProps {
  block: BlockOf<typeof schema>;
  documents: Documents;
  schedule: Schedule;
  /** Where the contract is signed. */
  contractPlace: string;
  /** Keeps the papers that are ticked off. */
  store: TickStore;
}

/** Papers of the complex: those for the contract to tick off, those that prove a right as a table. */
export function DocumentsBlock({ block: { list }, documents, schedule, contractPlace, store }: DocumentsBlockProps) {
  const provenance = { source: documents.source, asOf: documents.asOf };
  const contract = schedule.events.find(({ key }) => key === CONTRACT_EVENT);
  if (list === "qualification")
    return (
      <TableBlock
        caption="자격 확인 서류와 발급처"
        columns={PAPER_COLUMNS}
        rows={paperRows(documents.qualification)}
        provenance={provenance}
      />
    );
  return (
    <div>
      <DocumentChecklist
        documents={documents}
        store={store}
        appointment={{
          ...(contract && { "계약 기간": eventDate(contract) + planMark(schedule) }),
          "계약 장소": contractPlace,
        }}
      />
      <Provenance {...provenance} />
    </div>
  );
}
