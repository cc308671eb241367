import type { Documents, Paper } from "@danji/complex/schema/documents";
import { Button } from "@danji/ui/button";
import { useEarlyInput } from "@danji/ui/field";
import { Tabs } from "@danji/ui/tabs";
import { useState, useSyncExternalStore } from "react";
import { Actions, Appointment, Progress } from "./documents.styles.ts";
import { PaperList } from "./PaperList.tsx";
import { NO_TICKS, type TickStore } from "./tick-store.ts";

/** Who comes to sign. */
const SIGNERS = { self: "본인이 계약", agent: "대리인이 계약" } as const;
type Signer = keyof typeof SIGNERS;

const isSigner = (value: string): value is Signer => Object.hasOwn(SIGNERS, value);

interface DocumentChecklistProps {
  documents: Pick<Documents, "self" | "agent">;
  /** Keeps what is ticked off. */
  store: TickStore;
  /** When and where the contract is signed, by what it is called. */
  appointment: Readonly<Record<string, string>>;
}

/**
 * Papers for the contract to tick off, for buyers who sign in person and for agents. Ticks stay on the visitor's
 * device. Without a script both lists are there to read.
 */
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
        {Object.entries(appointment).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Appointment>
      <Tabs.Root value={signer} onValueChange={(value) => isSigner(value) && setSigner(value)}>
        <Tabs.Row>
          <Tabs.List label="계약하러 오시는 분">
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
      <Progress>
        <progress value={done} max={papers.length} aria-label="준비한 서류" />
        <p role="status">{`${done}/${papers.length} 준비 완료`}</p>
        <small>
          {kept
            ? "표시한 내용은 이 기기에만 저장됩니다."
            : "이 브라우저에는 저장할 수 없어 페이지를 닫으면 사라집니다."}
        </small>
        <Actions>
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
