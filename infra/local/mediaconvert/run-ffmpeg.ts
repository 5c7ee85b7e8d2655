import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Lines of ffmpeg's output that an error repeats. */
const REPORTED_LINES = 5;
const OUTPUT_MAX_CHARACTERS = 100_000;

interface FfmpegResult {
  exitCode: number | null;
  /** The output of ffmpeg about the files and its progress. */
  log: string;
}

/** Returns the path of the program in the npm package of this platform. */
async function ffmpegProgram(): Promise<string> {
  try {
    return (await import('@ffmpeg-installer/ffmpeg')).default.path;
  } catch (error) {
    throw new Error('ffmpeg is not available for this platform: videos cannot be converted', { cause: error });
  }
}

async function run(args: readonly string[], signal?: AbortSignal): Promise<FfmpegResult> {
  const child = spawn(await ffmpegProgram(), args, { stdio: ['ignore', 'ignore', 'pipe'], ...(signal && { signal }) });
  // A low priority leaves the processor to the console and the sites on this machine.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-OUTPUT_MAX_CHARACTERS)));
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode) => resolve({ exitCode, log }));
    });
  } finally {
    process.off('exit', kill);
  }
}

/** Runs ffmpeg. Throws with the last lines of its output if it fails, and an `AbortError` once it is aborted. */
export async function runFfmpeg(args: readonly string[], signal?: AbortSignal): Promise<void> {
  const { exitCode, log } = await run(args, signal);
  if (exitCode !== 0) throw new Error(log.trimEnd().split('\n').slice(-REPORTED_LINES).join('\n'));
}

/** Whether the pictures of a file are HDR, by the transfer function that ffmpeg names. */
export const isHdrFile = async (file: string): Promise<boolean> =>
  /Video:.*(?:arib-std-b67|smpte2084)/.test((await run(['-hide_banner', '-nostdin', '-i', file])).log);
