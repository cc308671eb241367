// Plain JavaScript: `npm start` reads it before anything is installed.

/**
 * Returns the variables of the environment that have a value. An empty one, as Compose and `.env` files make of what is not set, counts
 * as absent.
 *
 * @param env @default the process's
 */
export const environment = (env = process.env) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
