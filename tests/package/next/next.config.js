/** Files without a server. */
export default { output: "export" };
