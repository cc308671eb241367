/** Returns the text of a module's export. */
export const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;

/** Some entries of an object, by key. */
export const pick = <Value>(all: Readonly<Record<string, Value>>, keys: Iterable<string>) =>
  Object.fromEntries([...keys].map((key) => [key, all[key]]));
