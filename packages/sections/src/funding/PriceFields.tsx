import { areaWords } from "@danji/complex/figures";
import { announcedPrices, type PricedType } from "@danji/complex/prices";
import { Select, TextField } from "@danji/ui/field";
import { useRef } from "react";
import { Fields, QuestionGroup } from "../parts/calculator.styles.ts";
import { idOf, type PlanFaults, type PlanField, type TypedPlan } from "./read-purchase.ts";

/** Name of the field that fills in others; it is no part of the plan. */
const ANNOUNCED = "announced";

interface PriceFieldsProps {
  types: readonly PricedType[];
  initial: TypedPlan;
  faults: PlanFaults;
}

/** Returns the labels of the types by their area, which alone decides on the tax. */
function labelsByArea(types: readonly PricedType[]): [exclusiveArea: number, labels: string[]][] {
  const areas = [...new Set(types.map(({ exclusiveArea }) => exclusiveArea))];
  return areas.map((area) => [
    area,
    types.filter(({ exclusiveArea }) => exclusiveArea === area).map(({ label }) => label),
  ]);
}

/** Renders the fields of the price. An announced price can be selected, which fills in the price and the type. */
export function PriceFields({ types, initial, faults }: PriceFieldsProps) {
  const announced = announcedPrices(types);
  // Uncontrolled: what was typed before hydration, or kept by the browser over a reload, has to stay.
  const announcedRef = useRef<HTMLSelectElement>(null);
  const priceRef = useRef<HTMLInputElement>(null);
  const areaRef = useRef<HTMLSelectElement>(null);

  function fill(value: string) {
    const found = announced[Number(value)];
    if (value === "" || !found || !priceRef.current || !areaRef.current) return;
    priceRef.current.value = found.price;
    areaRef.current.value = String(found.exclusiveArea);
  }

  function unselect() {
    if (announcedRef.current) announcedRef.current.value = "";
  }

  const common = (name: PlanField) => ({ name, id: idOf(name), error: faults[name] });
  return (
    <QuestionGroup>
      <h3>분양가</h3>
      <Fields>
        {announced.length > 0 && (
          <Select
            name={ANNOUNCED}
            id={idOf(ANNOUNCED)}
            label="공고 분양가"
            hint="선택하면 분양가와 타입을 채웁니다."
            ref={announcedRef}
            onChange={({ currentTarget }) => fill(currentTarget.value)}
          >
            <option value="">직접 입력</option>
            {announced.map(({ label, floors, price }, index) => (
              <option key={`${label} ${floors}`} value={index}>
                {`${label} ${floors} · ${price}`}
              </option>
            ))}
          </Select>
        )}
        <TextField
          {...common("price")}
          ref={priceRef}
          defaultValue={initial["price"]}
          onChange={unselect}
          label="분양가"
          hint="예: 450,000,000 또는 4억 5,000만"
          autoComplete="off"
          required
        />
        <Select
          {...common("area")}
          ref={areaRef}
          defaultValue={initial["area"]}
          onChange={unselect}
          label="타입"
          hint="전용면적에 따라 세금이 다릅니다."
        >
          {labelsByArea(types).map(([exclusiveArea, labels]) => (
            <option key={exclusiveArea} value={exclusiveArea}>
              {`${labels.join("·")} · ${areaWords(exclusiveArea)}`}
            </option>
          ))}
        </Select>
        <TextField
          {...common("balcony")}
          defaultValue={initial["balcony"]}
          label="발코니 확장"
          hint="없으면 비워 두세요."
          autoComplete="off"
        />
        <TextField
          {...common("options")}
          defaultValue={initial["options"]}
          label="유상옵션"
          hint="없으면 비워 두세요."
          autoComplete="off"
        />
      </Fields>
    </QuestionGroup>
  );
}
