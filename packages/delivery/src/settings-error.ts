/** A setting of the environment that the build cannot use. The message names it, in Korean and English. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}
