export function environment(
  env?: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>>;
