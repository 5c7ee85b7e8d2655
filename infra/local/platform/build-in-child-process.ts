import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '#infra/build/paths.ts';
import { SetupError } from '#infra/local/platform/ports.ts';

/** Builds everything in a child process, so that the supervisor stays small. Rejects with the output of the build. */
export function buildInChildProcess(): Promise<void> {
  const child = spawn(process.execPath, [path.join(ROOT, 'infra/build/build.ts')], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new SetupError(`The build failed.\n${output}`))));
  });
}
