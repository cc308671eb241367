/** What a run starts. */
export interface Stage {
  readonly name: string;
  readonly args?: readonly string[];
}
/** What a run starts, and what follows with nothing beside it. */
export interface Run {
  readonly lanes: readonly (readonly Stage[])[];
  readonly alone: readonly Stage[];
}
export declare const CHECKS: readonly Stage[];
