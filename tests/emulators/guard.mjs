// Runs a command for as long as whoever started this lives: `node guard.mjs <command> <arguments>`. Even a starter that is
// killed closes its end of our input, and then the command goes too, so that no emulator is ever left behind.
import { spawn } from "node:child_process";

const [command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
const end = () => child.kill("SIGKILL");

process.stdin.on("end", end).on("error", end).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
process.on("exit", end);
child.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 0));
