import type { METRICS, Visit } from "./lighthouse.ts";
import { median } from "./stats.ts";

/** A figure of Lighthouse that is measured at each visit. */
export type Metric = keyof typeof METRICS;

/** Returns the median of a metric over visits. */
export const metricOf = (visits: readonly Visit[], name: Metric): number =>
  median(visits.map(({ metrics }) => metrics[name]));

/** Returns the median of the bytes over the network, with headers. @default of all types */
export const bytesOf = (visits: readonly Visit[], type?: string): number =>
  median(
    visits.map(({ requests }) =>
      requests
        .filter(({ resourceType }) => type === undefined || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    ),
  );

/** Returns the median of the number of requests. */
export const requestsOf = (visits: readonly Visit[]): number => median(visits.map(({ requests }) => requests.length));
