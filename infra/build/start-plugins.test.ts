import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functionBundles } from '#infra/build/build-functions.ts';
import { ROOT } from '#infra/build/paths.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Bundles a module like a function, by default with the same plugins, and runs it. Returns the exit code and the JSON output. */
async function run(source: string, plugins: readonly Plugin[] = functionBundles('{}').plugins): Promise<{ code: number; shown: unknown }> {
  const entry = path.join(folder, 'entry.ts');
  await writeFile(entry, source);
  const outfile = path.join(folder, 'bundle.mjs');
  const { outdir: _outdir, outExtension: _outExtension, entryPoints: _entryPoints, ...options } = functionBundles('{}');
  await build({ ...options, entryPoints: [entry], outfile, nodePaths: [path.join(ROOT, 'node_modules')], plugins: [...plugins] });
  const { error, stdout } = await promisify(execFile)(process.execPath, [outfile]).then(
    ({ stdout: shown }) => ({ error: undefined, stdout: shown }),
    (failed: { code: number; stdout: string }) => ({ error: failed, stdout: failed.stdout }),
  );
  return { code: error?.code ?? 0, shown: stdout === '' ? undefined : JSON.parse(stdout) };
}

/** Returns code that prints whether Node has loaded `fetch`, and the value of the expression. */
const printing = (expression: string): string => `
  const loaded = (process as unknown as { moduleLoadList: string[] }).moduleLoadList;
  console.log(JSON.stringify([loaded.some((name) => name.includes('undici/undici')), ${expression}]));`;

const HTTP = `
  import { STATUS_CODES } from 'node:http';
  import crypto from 'crypto';
  import * as paths from 'node:path';
  const { Agent } = await import('node:http');
  ${printing("STATUS_CODES[404], typeof Agent, crypto.randomUUID().length, paths.basename('/a/b')")}`;

it('function bundles resolve every form of import of a built-in module without loading fetch', async () => {
  expect(await run(HTTP)).toEqual({ code: 0, shown: [false, 'Not Found', 'function', 36, 'b'] });
});

it('function bundles without the start plugins load fetch when they import built-in modules', async () => {
  expect(await run(HTTP, [])).toMatchObject({ code: 0, shown: [true, 'Not Found', 'function', 36, 'b'] });
});

it('function bundles omit the event-stream code of the AWS SDK', async () => {
  const client = `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    ${printing("typeof new DynamoDBClient({ region: 'ap-northeast-1' }).send")}`;
  const outcome = await run(client);
  expect(outcome).toEqual({ code: 0, shown: [false, 'function'] });
  const { outputs } = await build({
    ...functionBundles('{}'),
    write: false,
    entryPoints: { 'auth/index': path.join(ROOT, 'functions/sign-in/api/auth/handler.ts') },
  }).then(({ metafile }) => metafile);
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.includes('/event-streams/'))).toEqual([]);
});
