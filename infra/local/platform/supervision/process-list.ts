import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDiskFull } from '#infra/local/disk/disk-full.ts';
import { SetupError } from '#infra/local/platform/ports.ts';

const SUPERVISOR = 'supervisor';
const fileOf = (dataDir: string): string => path.join(dataDir, 'processes.json');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function readList(dataDir: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Throws a `SetupError` if a platform is running on this folder. */
export function assertNotRunning(dataDir: string): void {
  const supervisor = readList(dataDir)[SUPERVISOR];
  if (supervisor !== undefined && isAlive(supervisor))
    throw new SetupError(
      `A platform is running on ${dataDir} (process ${supervisor}). Stop it first, or choose another folder with DATA_DIR.`,
    );
}

/**
 * Kills orphaned processes of a supervisor that was killed. Node processes end by themselves; other programs are recognised by this
 * folder in their command line, so that an unrelated process with a reused id is not killed.
 */
export function killOrphans(dataDir: string): void {
  for (const [name, pid] of Object.entries(readList(dataDir))) {
    if (name !== SUPERVISOR && isAlive(pid) && commandOf(pid).includes(dataDir)) process.kill(pid, 'SIGKILL');
  }
}

/** Maintains `processes.json`: process ids by name, including that of the supervisor. */
export class ProcessList {
  readonly #dataDir: string;
  #processes: Record<string, number> = { [SUPERVISOR]: process.pid };

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#write();
  }

  set(name: string, pid: number | undefined): void {
    const { [name]: _, ...others } = this.#processes;
    this.#processes = pid === undefined ? others : { ...others, [name]: pid };
    this.#write();
  }

  remove(): void {
    rmSync(fileOf(this.#dataDir), { force: true });
  }

  /** On a full disk the file stays unchanged, so the next start may miss a process that is still running. */
  #write(): void {
    const file = fileOf(this.#dataDir);
    try {
      writeFileSync(`${file}.part`, JSON.stringify(this.#processes, undefined, 2));
      renameSync(`${file}.part`, file);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      rmSync(`${file}.part`, { force: true });
    }
  }
}
