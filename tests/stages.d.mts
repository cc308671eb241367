/** What a run starts. */
export interface Stage {
  readonly name: string;
}
export declare const CHECKS: readonly Stage[];
