/** Returns the mark behind figures and dates that are still plans (domain rule: plans are marked where they stand). */
export const planMark = ({ planned }: { readonly planned: boolean }): string => (planned ? " (예정)" : "");
