"use client";
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import { useNameMisuse } from "../hooks/parts.ts";
import { Caption, ColumnName, Grid, RowName, Scroller } from "./Table.styles.ts";

interface TableRootProps extends ComponentProps<"table"> {
  /** Caption above the table, and its name. */
  caption: ReactNode;
  /**
   * Layout where the columns do not fit: `scroll` sideways, `stack` rows with the `label` of each cell, or `tight`
   * columns that scroll only if that is not enough. Stack what is read row by row, tighten short figures that are
   * compared.
   *
   * @default "scroll"
   */
  narrow?: "scroll" | "stack" | "tight" | undefined;
}

/**
 * Renders things with several values each, compared row by row.
 *
 * Use it where a reader looks along rows and columns. Do not use it for one value each (`FactTable`), for dates in
 * their order (`Timeline`), nor for layout.
 *
 * Where it is too wide it scrolls in a region named by the caption, which is a tab stop.
 *
 * Keys: Arrow Left and Arrow Right scroll it while it is wider than its place and has the focus.
 */
function TableRoot({ caption, narrow = "scroll", children, ...table }: TableRootProps) {
  useNameMisuse("Table.Root", caption, "a caption");
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  return (
    <Scroller
      ref={scroller}
      data-narrow={narrow}
      {...(scrolls
        ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 }
        : // Not to lose the focus of a reader who turns the device.
          { tabIndex: -1 })}
    >
      <Grid {...table}>
        <Caption id={captionId}>{caption}</Caption>
        {children}
      </Grid>
    </Scroller>
  );
}

/** Renders the rows with the names of the columns. */
function TableHead(head: ComponentProps<"thead">) {
  return <thead {...head} />;
}

/** Renders the rows with the values. */
function TableBody(body: ComponentProps<"tbody">) {
  return <tbody {...body} />;
}

/** Renders a row. */
function TableRow(row: ComponentProps<"tr">) {
  return <tr {...row} />;
}

interface NumericProps {
  /** Whether it holds figures, which are aligned right. @default false */
  numeric?: boolean | undefined;
}

interface TableColumnHeaderProps extends Omit<ComponentProps<"th">, "scope">, NumericProps {}

/** Renders the name of a column. */
function TableColumnHeader({ numeric = false, ...cell }: TableColumnHeaderProps) {
  return <ColumnName {...cell} scope="col" data-numeric={numeric || undefined} />;
}

interface LabelProps {
  /** Name of the column, shown before the cell in stacked rows. @default none */
  label?: string | undefined;
}

export interface TableRowHeaderProps extends Omit<ComponentProps<"th">, "scope">, LabelProps {}

/** Renders the name of a row, its first cell, which heads a stacked row. */
function TableRowHeader({ label, ...cell }: TableRowHeaderProps) {
  return <RowName {...cell} scope="row" data-label={label} />;
}

interface TableCellProps extends ComponentProps<"td">, NumericProps, LabelProps {}

/** Renders a value. */
function TableCell({ numeric = false, label, ...cell }: TableCellProps) {
  return <td {...cell} data-numeric={numeric || undefined} data-label={label} />;
}

/** Returns whether a box is too narrow for its child: true until hydrated, for the keyboard without JavaScript. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    // The size of the box does not change with its content.
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [box]);

  return overflows;
}

export {
  TableRoot as Root,
  TableHead as Head,
  TableBody as Body,
  TableRow as Row,
  TableColumnHeader as ColumnHeader,
  TableRowHeader as RowHeader,
  TableCell as Cell,
};
