import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';

interface KilledProcess {
  /** Path of a program that prints a line before each piece of its work, and `done` at the end. */
  program: string;
  env: Record<string, string>;
  /** Kills it in one of so many pieces; `undefined`: never. */
  within: number | undefined;
  /** About how long a piece takes, in milliseconds. */
  pieceMs: number;
}

/** Runs a program and kills it (SIGKILL) at a random moment of its work. Resolves with whether it has ended by itself. */
export function runUntilKilled({ program, env, within, pieceMs }: KilledProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } });
    let output = '';
    let errors = '';
    let pieces = within === undefined ? Infinity : 1 + randomInt(within);
    child.stdout.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      const isBefore = pieces > 0;
      pieces -= text.split('\n').length - 1;
      if (isBefore && pieces <= 0) setTimeout(() => child.kill('SIGKILL'), randomInt(pieceMs));
    });
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 || code === null ? resolve(output.includes('done')) : reject(new Error(errors))));
  });
}
