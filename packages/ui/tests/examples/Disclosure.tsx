import { Disclosure } from "@danji/ui/disclosure";

export function DisclosureExample() {
  return (
    <Disclosure.Root>
      <Disclosure.Trigger>패밀리 사이트</Disclosure.Trigger>
      <Disclosure.Content>
        <ul style={{ paddingBlockStart: "1rem" }}>
          <li>
            <a href="https://builder.example">견본건설 (새 창)</a>
          </li>
        </ul>
      </Disclosure.Content>
    </Disclosure.Root>
  );
}
