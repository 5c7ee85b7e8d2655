import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functionBundles } from '#infra/build/build-functions.ts';
import { packagedFontFile, SUBSETTER_FILE, subsetterFile } from '#infra/build/fonts/font-packages.ts';
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

it('function bundles create subsets of fonts with HarfBuzz beside the bundle', async () => {
  await copyFile(subsetterFile(), path.join(folder, SUBSETTER_FILE));
  const subsetting = `
    import { readFileSync } from 'node:fs';
    import { subsetToWoff2 } from ${JSON.stringify(path.join(ROOT, 'functions/publishing/services/fonts/subset-to-woff2.ts'))};
    const file = await subsetToWoff2(readFileSync(${JSON.stringify(packagedFontFile('oswald', 400))}), 'abc');
    console.log(JSON.stringify(Buffer.from(file).toString('latin1', 0, 4)));`;
  expect(await run(subsetting)).toEqual({ code: 0, shown: 'wOF2' });
  await rm(path.join(folder, SUBSETTER_FILE));
  expect(await run(subsetting)).toMatchObject({ code: 1 });
});

it('function bundles split phrases without a DOM', async () => {
  const splitting = `
    import { phrases } from ${JSON.stringify(path.join(ROOT, 'site-renderer/phrases/phrases.ts'))};
    console.log(JSON.stringify(phrases('秋の新作です', 'jp')));`;
  expect(await run(splitting)).toEqual({ code: 0, shown: ['秋の', '新作です'] });
  const { size } = await stat(path.join(folder, 'bundle.mjs'));
  expect(size).toBeLessThan(150_000);
});
