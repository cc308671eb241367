import type { Run } from "./stages.mjs";

export declare function runOf(files: readonly string[]): Run;
