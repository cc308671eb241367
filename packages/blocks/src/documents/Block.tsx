import { eventDate } from "@danji/complex/event-date";
import { PAPER_COLUMNS, paperRows } from "@danji/complex/papers";
import type { Documents, Paper } from "@danji/complex/schema/documents";
import { planMark } from "@danji/complex/plan-mark";
import { CONTRACT_EVENT } from "@danji/complex/sale-dates";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { TableBlock } from "../table/Block.tsx";
import type { schema } from "./block.ts";
import { Button } from "@danji/ui/button";
import { useEarlyInput } from "@danji/ui/field";
import { Tabs } from "@danji/ui/tabs";
import { Text } from "@danji/ui/text";
import { useState, useSyncExternalStore } from "react";
import { Terms } from "../parts/Terms.tsx";
import { Actions, Appointment, Progress } from "./documents.styles.ts";
import { PaperList } from "./PaperList.tsx";
import { NO_TICKS, type TickStore } from "./tick-store.ts";

type Taken = { block: BlockOf<typeof schema> } & Pick<BlockData, "documents" | "schedule" | "identity" | "ticks">;

/** Renders papers of the complex: those for the contract to tick off, those that prove a right as a table. */
export function Block({ block, documents, schedule, identity, ticks }: Taken) {
  if (block.list === "qualification")
    return (
      <TableBlock
        caption="자격 확인 서류와 발급처"
        columns={PAPER_COLUMNS}
        rows={paperRows(documents.qualification)}
        provenance={documents}
      />
    );
  const contract = schedule.events.find(({ key }) => key === CONTRACT_EVENT);
  return (
    <Sourced provenance={documents}>
      <DocumentChecklist
        documents={documents}
        store={ticks}
        appointment={{
          ...(contract && { "계약 기간": eventDate(contract) + planMark(schedule) }),
          "계약 장소": identity.address.modelHouse,
        }}
      />
    </Sourced>
  );
}

const SIGNERS = { self: "본인이 계약", agent: "대리인이 계약" } as const;
type Signer = keyof typeof SIGNERS;

const isSigner = (value: string): value is Signer => Object.hasOwn(SIGNERS, value);

interface DocumentChecklistProps {
  documents: Pick<Documents, "self" | "agent">;
  store: TickStore;
  /** When and where the contract is signed, by what it is called. */
  appointment: Readonly<Record<string, string>>;
}

/** Renders papers for the contract to tick off, for buyers and for agents. Ticks stay on the device; without a script both lists are there to read. */
export function DocumentChecklist({ documents, store, appointment }: DocumentChecklistProps) {
  const [signer, setSigner] = useState<Signer>("self");
  const { keys, kept } = useSyncExternalStore(store.subscribe, store.read, () => NO_TICKS);
  const lists: Record<Signer, Readonly<Record<string, readonly Paper[]>>> = {
    self: { "계약자 본인의 서류": documents.self },
    agent: { "계약자의 서류": documents.self, "대리인이 추가로 준비할 서류": documents.agent },
  };
  const papers = Object.values(lists[signer]).flat();
  const done = papers.filter(({ key }) => keys.has(key)).length;
  const ref = useEarlyInput<HTMLDivElement>((lists) => {
    for (const { name } of lists.querySelectorAll<HTMLInputElement>("input:checked"))
      if (!store.read().keys.has(name)) store.toggle(name);
  });
  return (
    <div ref={ref}>
      <Appointment>
        <Terms of={appointment} />
      </Appointment>
      <Tabs.Root value={signer} onValueChange={(value) => isSigner(value) && setSigner(value)}>
        <Tabs.Row>
          <Tabs.List aria-label="계약하러 오시는 분">
            {Object.entries(SIGNERS).map(([value, label]) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </Tabs.Row>
        {Object.entries(lists).map(([value, titled]) => (
          <Tabs.Content key={value} value={value}>
            {Object.entries(titled).map(([label, papers]) => (
              <PaperList key={label} label={label} papers={papers} ticked={keys} onToggle={store.toggle} />
            ))}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Progress gap={2}>
        <progress value={done} max={papers.length} aria-label="준비한 서류" />
        <p role="status">{`${done}/${papers.length} 준비 완료`}</p>
        <Text as="small" variant="note">
          {kept
            ? "표시한 내용은 이 기기에만 저장됩니다."
            : "이 브라우저에는 저장할 수 없어 페이지를 닫으면 사라집니다."}
        </Text>
        <Actions direction="row" gap={3}>
          <Button variant="secondary" size="small" onClick={() => print()}>
            목록 인쇄하기
          </Button>
          <Button variant="ghost" size="small" onClick={store.clear}>
            모두 지우기
          </Button>
        </Actions>
      </Progress>
    </div>
  );
}
