import { useState } from "react";
import { Combobox } from "@danji/ui/combobox";

const PAGES = ["84A 타입", "84B 타입", "84C 타입", "인지세 안내"];

export function ComboboxExample() {
  const [value, setValue] = useState("84");
  const found = value === "" ? [] : PAGES.filter((page) => page.includes(value));
  return (
    <Combobox.Root value={value} onValueChange={setValue} options={found}>
      <Combobox.Input aria-label="찾을 말" placeholder="예: 84" />
      <Combobox.Status state="ready" />
      <Combobox.List aria-label="찾은 페이지">
        {found.map((page) => (
          <Combobox.Option key={page} value={page} to={`#${encodeURIComponent(page)}`}>
            {page}
          </Combobox.Option>
        ))}
      </Combobox.List>
    </Combobox.Root>
  );
}
