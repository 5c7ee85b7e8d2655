import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { diskSpace } from '#infra/local/disk/disk-space.ts';
import { rotatingLog } from '#infra/local/platform/supervision/rotating-log.ts';

const RESTART_MS = { first: 100, longest: 2000 } as const;
/** After this uptime a process counts as healthy, and its restart delay is reset. */
const HEALTHY_MS = 5000;
const READY_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 3000;
/** The process may exit this often before it is ready; then starting fails. */
const MAX_FAILED_STARTS = 3;

/**
 * Handlers of many functions share one process and leave a lot of short-lived objects. With a young generation of 64 MB instead of 16 MB
 * their collection takes half the time.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';

export interface ProcessOptions {
  name: string;
  /** A module to run with this Node, or another program. */
  run: { module: string } | { program: string; args: readonly string[] };
  env: Readonly<Record<string, string>>;
  /** The process is ready once this port answers. */
  port: number;
  logs: string;
  /** Called at every start and end. */
  onPid: (pid: number | undefined) => void;
  /** Receives lines for the user: lines on stderr, restarts. */
  report: (line: string) => void;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });

/** An operating system process that is restarted whenever it exits, until it is stopped. */
export class SupervisedProcess {
  readonly #options: ProcessOptions;
  readonly #log: (chunk: Buffer | string) => void;
  #child: ChildProcess | undefined;
  #restart: NodeJS.Timeout | undefined;
  #restartMs: number = RESTART_MS.first;
  #deaths = 0;
  #stopping = false;
  /** Kills the process if the supervisor exits without stopping it. */
  readonly #kill = (): void => void this.#child?.kill('SIGKILL');

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#log = rotatingLog(path.join(options.logs, `${options.name}.log`), diskSpace(options.logs));
    process.once('exit', this.#kill);
  }

  /** Starts the process and resolves once its port answers. */
  async start(): Promise<void> {
    this.#spawn();
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await answers(this.#options.port))) {
      if (this.#deaths >= MAX_FAILED_STARTS || Date.now() > deadline)
        throw new Error(`${this.#options.name} does not start; see ${path.join(this.#options.logs, this.#options.name)}.log`);
      await delay(25);
    }
  }

  /** Terminates the process, and kills it if it does not exit within three seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    process.off('exit', this.#kill);
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(force);
  }

  #spawn(): void {
    const { run, env, name, onPid } = this.#options;
    const isOurs = 'module' in run;
    const command = isOurs ? process.execPath : run.program;
    const preload = pathToFileURL(path.join(import.meta.dirname, 'exit-with-parent.ts')).href;
    const started = Date.now();
    // Starts a separate process group, so that Ctrl-C reaches only the supervisor, which stops processes in order.
    const child = spawn(command, isOurs ? ['--enable-source-maps', YOUNG_GENERATION, '--import', preload, run.module] : run.args, {
      env: { ...inheritedEnvironment(), ...env },
      stdio: isOurs ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    this.#log(`--- ${new Date().toISOString()} ${name} started as process ${child.pid ?? 'none'}\n`);
    onPid(child.pid);
    child.stdout?.on('data', this.#log);
    child.stderr?.on('data', this.#log);
    if (isOurs && child.stderr) createInterface(child.stderr).on('line', (line) => this.#options.report(`${name}: ${line}`));
    child.once('error', (error) => {
      this.#log(`${String(error)}\n`);
      if (child.pid === undefined) this.#ended(started, String(error));
    });
    child.once('exit', (code, signal) => this.#ended(started, signal ?? `code ${code}`));
  }

  #ended(started: number, how: string): void {
    const { name, onPid, report } = this.#options;
    this.#child = undefined;
    this.#deaths += 1;
    this.#log(`--- ${new Date().toISOString()} ${name} ended (${how})\n`);
    onPid(undefined);
    if (this.#stopping) return;
    if (Date.now() - started > HEALTHY_MS) this.#restartMs = RESTART_MS.first;
    report(`${name} ended (${how}) and is started again`);
    this.#restart = setTimeout(() => this.#spawn(), this.#restartMs);
    this.#restartMs = Math.min(this.#restartMs * 2, RESTART_MS.longest);
  }
}

/** Returns the environment without the user's AWS variables, because the platform must never reach a real account. */
const inheritedEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_') && name !== 'NODE_OPTIONS'));
