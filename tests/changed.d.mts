import type { Run } from "./stages.mjs";

/** End-to-end tests by what they prove. */
export declare const JOURNEYS: readonly (readonly [about: RegExp, specs: readonly string[]])[];
export declare function journeysOf(files: readonly string[]): string[];
export declare function runOf(files: readonly string[]): Run;
