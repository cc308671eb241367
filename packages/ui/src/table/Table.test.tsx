import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Table } from "./index.ts";

describe("Table", () => {
  it("is served as a named region that Tab can focus, and hydrates without a warning", async () => {
    const { served, errors, left } = await hydrate(
      <Table.Root caption="공급 세대">
        <Table.Body>
          <Table.Row>
            <Table.RowHeader>84A</Table.RowHeader>
            <Table.Cell>412</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>,
    );
    expect(served).toMatch(/role="region"[^>]*tabindex="0"/i);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("names rows and columns", () => {
    const { getByRole } = render(
      <Table.Root caption="공급 세대">
        <Table.Head>
          <Table.Row>
            <Table.ColumnHeader>타입</Table.ColumnHeader>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          <Table.Row>
            <Table.RowHeader>84A</Table.RowHeader>
          </Table.Row>
        </Table.Body>
      </Table.Root>,
    );
    expect(getByRole("columnheader", { name: "타입" }).getAttribute("scope")).toBe("col");
    expect(getByRole("rowheader", { name: "84A" }).getAttribute("scope")).toBe("row");
    expect(getByRole("table").querySelector("caption")?.textContent).toBe("공급 세대");
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, head, body] = [
      createRef<HTMLTableElement>(),
      createRef<HTMLTableSectionElement>(),
      createRef<HTMLTableSectionElement>(),
    ];
    const [row, column, name, cell] = [
      createRef<HTMLTableRowElement>(),
      createRef<HTMLTableCellElement>(),
      createRef<HTMLTableCellElement>(),
      createRef<HTMLTableCellElement>(),
    ];
    render(
      <Table.Root caption="공급 세대" ref={root} data-part="root">
        <Table.Head ref={head} data-part="head">
          <Table.Row>
            <Table.ColumnHeader ref={column} data-part="column" />
          </Table.Row>
        </Table.Head>
        <Table.Body ref={body} data-part="body">
          <Table.Row ref={row} data-part="row">
            <Table.RowHeader ref={name} data-part="name" />
            <Table.Cell ref={cell} data-part="cell" />
          </Table.Row>
        </Table.Body>
      </Table.Root>,
    );
    const parts = [root, head, column, body, row, name, cell].map(({ current }) => [
      current?.tagName,
      current?.dataset["part"],
    ]);
    expect(parts).toEqual([
      ["TABLE", "root"],
      ["THEAD", "head"],
      ["TH", "column"],
      ["TBODY", "body"],
      ["TR", "row"],
      ["TH", "name"],
      ["TD", "cell"],
    ]);
  });
});
