import { spawn } from 'node:child_process';
import path from 'node:path';
import { isBuilt } from '#infra/build/build-stamp.ts';
import { ROOT } from '#infra/build/paths.ts';
import { SetupError } from '#infra/local/platform/ports.ts';

/** Builds everything unless it was built from the current sources. Rejects with the output of the build. */
export async function ensureBuilt(report: (line: string) => void): Promise<void> {
  if (await isBuilt()) return;
  report('Building …');
  await buildInChildProcess();
}

/** Builds in a child process, so that the supervisor uses little memory. */
function buildInChildProcess(): Promise<void> {
  const child = spawn(process.execPath, [path.join(ROOT, 'infra/build/build.ts')], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new SetupError(`The build failed.\n${output}`))));
  });
}
