import { z } from "zod";
import type { WireProject } from "./wire.ts";

interface ReportNode {
  readonly sourcePosition: { readonly line: number; readonly currentOffset: number; readonly endOffset: number };
  readonly values: readonly { readonly value: Readonly<Record<string, unknown>>; readonly count: number }[];
  readonly children: readonly ReportNode[];
}

const node: z.ZodType<ReportNode> = z.object({
  sourcePosition: z.object({ line: z.number(), currentOffset: z.number(), endOffset: z.number() }),
  values: z.array(z.object({ value: z.record(z.string(), z.unknown()), count: z.number() })).default([]),
  get children() {
    return z.array(node).default([]);
  },
});

const report = z.object({ report: z.array(node) });

/** An expression of the rules, and what it came out as. */
export interface Expression {
  readonly line: number;
  readonly text: string;
  /** How often it was looked at. */
  readonly count: number;
  /** The truth values it had; empty for what is neither true nor false. */
  readonly verdicts: readonly boolean[];
}

function flatten(nodes: readonly ReportNode[]): ReportNode[] {
  return nodes.flatMap((parent) => [parent, ...flatten(parent.children)]);
}

/** What the emulator says of every expression of the rules since they were put in force. */
export async function coverageOf(project: WireProject, rules: string): Promise<Expression[]> {
  const { body } = await project.send("GET", `/emulator/v1/projects/${project.project}:ruleCoverage`);
  // Places count bytes, and the end is the last one.
  const bytes = Buffer.from(rules);
  return flatten(report.parse(body).report).map(({ sourcePosition: { line, currentOffset, endOffset }, values }) => ({
    line,
    text: bytes
      .subarray(currentOffset, endOffset + 1)
      .toString()
      .replaceAll(/\s+/g, " "),
    count: values.reduce((sum, { count }) => sum + count, 0),
    verdicts: [
      ...new Set(values.flatMap(({ value }) => (typeof value["boolValue"] === "boolean" ? [value["boolValue"]] : []))),
    ],
  }));
}
