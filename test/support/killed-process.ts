import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';

interface KilledProcess {
  /** Path of a program that prints a line before each piece of its work, and `done` at the end, among the lines of its log. */
  program: string;
  env: Record<string, string>;
  /** Kills it in one of so many pieces; `undefined`: never. */
  within: number | undefined;
  /** About how long a piece takes, in milliseconds. */
  pieceMs: number;
}

/** The whole lines of an output that are not of the log, which is JSON. */
const printedLines = (output: string): string[] =>
  output
    .split('\n')
    .slice(0, -1)
    .filter((line) => !line.startsWith('{'));

/** Runs a program and kills it (SIGKILL) at a random moment of its work. Resolves with whether it has ended by itself. */
export function runUntilKilled({ program, env, within, pieceMs }: KilledProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } });
    let output = '';
    let errors = '';
    const pieces = within === undefined ? Infinity : 1 + randomInt(within);
    child.stdout.on('data', (chunk: Buffer) => {
      const before = printedLines(output).length;
      output += chunk.toString();
      if (before < pieces && printedLines(output).length >= pieces) setTimeout(() => child.kill('SIGKILL'), randomInt(pieceMs));
    });
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 || code === null ? resolve(printedLines(output).includes('done')) : reject(new Error(errors)),
    );
  });
}
