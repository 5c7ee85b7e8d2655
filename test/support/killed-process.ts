import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';

interface KilledProcess {
  /** Path of a program that prints a line before each piece of work, and `done` at the end, besides its log lines. */
  program: string;
  env: Record<string, string>;
  /** Kills the program in a random one of the first `within` pieces; `undefined`: never. */
  within: number | undefined;
  /** Approximate duration of a piece, in milliseconds. */
  pieceMs: number;
}

/** The complete lines of an output, without log lines, which are JSON. */
const printedLines = (output: string): string[] =>
  output
    .split('\n')
    .slice(0, -1)
    .filter((line) => !line.startsWith('{'));

/** Runs a program and kills it (SIGKILL) at a random moment of its work. Resolves to whether it has completed. */
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
