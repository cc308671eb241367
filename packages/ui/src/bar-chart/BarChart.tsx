"use client";
import type { ReactNode, ComponentProps } from "react";
import { Table } from "../table/index.ts";
import { Bar, BarCell, BarName, BAR_TONES, Mark, Part } from "./BarChart.styles.ts";

/** A bar of a `BarChart`. */
export interface BarChartRow {
  /** Unique name, such as a month. */
  name: string;
  /** Its figures, one for each series, 0 or more. */
  values: readonly number[];
}

interface BarChartProps extends Omit<ComponentProps<typeof Table.Root>, "children" | "narrow"> {
  /** Name of the column with the names of the bars. */
  nameLabel: ReactNode;
  /** Names of one or two series, whose figures are stacked in each bar. */
  series: readonly [string] | readonly [string, string];
  /** The bars in their order. */
  rows: BarChartRow[];
  /** Returns the words of a figure. */
  format: (value: number) => string;
}

/**
 * Renders figures as a table whose rows carry bars of their length. The bars are hidden from screen readers, which read
 * the figures.
 *
 * Use it for amounts that are compared, such as those of months. Do not use it for shares of a whole in one bar, nor for
 * more than two series (`Table`).
 */
export function BarChart({ nameLabel, series, rows, format, ...table }: BarChartProps) {
  const longest = Math.max(1, ...rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  return (
    <Table.Root {...table} narrow="tight">
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>{nameLabel}</Table.ColumnHeader>
          {series.map((label, index) => (
            <Table.ColumnHeader key={label} numeric>
              <Mark aria-hidden data-tone={BAR_TONES[index]} />
              <span>{label}</span>
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map(({ name, values }) => (
          <Table.Row key={name}>
            <BarCell>
              <BarName>{name}</BarName>
              <Bar aria-hidden>
                {values.map((value, index) => (
                  <Part
                    key={series[index]}
                    data-tone={BAR_TONES[index]}
                    style={{ inlineSize: `${(value / longest) * 100}%` }}
                  />
                ))}
              </Bar>
            </BarCell>
            {values.map((value, index) => (
              <Table.Cell key={series[index]} numeric label={series[index]}>
                {format(value)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
