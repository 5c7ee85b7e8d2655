/** Sizes of the function bundles, and process start to first response against a bare middy + zod + lib-dynamodb handler. Both read an item. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { FUNCTIONS } from '#infra/functions.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { routeKey } from '#shared/api-contract/endpoint.ts';
import { TEST_ORIGIN_KEY } from '#test/support/http/send.ts';
import { SECRET_VARIABLES, startTestSecrets } from '#test/support/secrets.ts';
import { median, type Row } from './report.ts';

const BARE = `
import middy from '@middy/core';
import * as z from 'zod';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
const doc = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const Params = z.object({ id: z.string().length(26) });
export const handler = middy().handler(async (event) => {
  const { id } = Params.parse(event.pathParameters);
  const { Item } = await doc.send(new GetCommand({ TableName: 't', Key: { pk: id, sk: 'b' } }));
  return { statusCode: 200, body: JSON.stringify({ found: Item !== undefined }) };
});
`;

const PATH = `/api/v1/auth/brand/${'0'.repeat(26)}`;

/** A request for the brand of an account that does not exist: uses the whole HTTP layer and reads the table once. */
const EVENT = {
  version: '2.0',
  routeKey: routeKey(auth.brand),
  rawPath: PATH,
  rawQueryString: '',
  pathParameters: { id: '0'.repeat(26) },
  headers: { host: 'localhost', 'x-origin-key': TEST_ORIGIN_KEY },
  requestContext: {
    domainName: 'localhost',
    http: { method: 'GET', path: PATH, sourceIp: '127.0.0.1', userAgent: 'bench', protocol: 'HTTP/1.1' },
    stage: '$default',
    requestId: 'bench',
  },
  isBase64Encoded: false,
};

/** Returns a script that calls the handler of a bundle once and writes to stdout when it has responded. */
const harness = (bundle: string) => `
const { handler } = await import(${JSON.stringify(bundle)});
const response = await handler(${JSON.stringify(EVENT)}, { getRemainingTimeInMillis: () => 3000 });
if (response.statusCode !== 200) throw new Error(JSON.stringify(response));
process.stdout.write('done');
process.exit(0);
`;

/** Returns the milliseconds from the start of a process that runs `file` to its first response. */
function timeOnce(file: string, { secrets: secretsUrl, table }: Record<'secrets' | 'table', string>): Promise<number> {
  const started = performance.now();
  return new Promise((done, fail) => {
    const names = Object.fromEntries(Object.values(ENVIRONMENT).map((name) => [name, 'https://{siteId}.example.com']));
    const secrets = { ...SECRET_VARIABLES, AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsUrl };
    const child = spawn(process.execPath, [file], {
      env: {
        PATH: process.env['PATH'] ?? '',
        AWS_REGION: 'ap-northeast-1',
        AWS_ACCESS_KEY_ID: 'x',
        AWS_SECRET_ACCESS_KEY: 'y',
        AWS_ENDPOINT_URL_DYNAMODB: table,
        ...names,
        ...secrets,
        [ENVIRONMENT.imageMaxMb]: '30',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    let answered = 0;
    child.stdout.once('data', () => (answered = performance.now() - started));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('close', (code) => (code === 0 ? done(answered) : fail(new Error(errors.slice(0, 600)))));
  });
}

/** Starts a table without items. */
async function startEmptyTable() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

export async function measureBundles(rounds = 15): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  const rows: Row[] = [];
  for (const name of Object.keys(FUNCTIONS)) {
    const bundle = await readFile(`dist/functions/${name}/index.mjs`);
    rows.push({
      what: `bundle of ${name}`,
      value: `${(bundle.length / 1024).toFixed(0)} KB (${(gzipSync(bundle).length / 1024).toFixed(0)} KB gz)`,
    });
  }
  await writeFile(join(folder, 'bare.js'), BARE);
  await build({
    entryPoints: [join(folder, 'bare.js')],
    outfile: join(folder, 'bare.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    absWorkingDir: process.cwd(),
    nodePaths: [resolve('node_modules')],
    banner: { js: "import{createRequire as c}from'node:module';const require=c(import.meta.url);" },
  });
  const bare = join(folder, 'run-bare.mjs');
  const ours = join(folder, 'run-ours.mjs');
  await writeFile(bare, harness(join(folder, 'bare.mjs')));
  await writeFile(ours, harness(resolve('dist/functions/auth/index.mjs')));
  const [secrets, table] = await Promise.all([startTestSecrets(), startEmptyTable()]);
  const urls = { secrets: secrets.url, table: table.url };
  const times = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await timeOnce(bare, urls));
    times.ours.push(await timeOnce(ours, urls));
  }
  await secrets.stop();
  table.stop();
  const size = (await readFile(join(folder, 'bare.mjs'))).length / 1024;
  rows.push(
    {
      what: 'bare middy + zod + lib-dynamodb handler, one read',
      value: `${size.toFixed(0)} KB, ${median(times.bare).toFixed(0)} ms to first response`,
    },
    {
      what: 'auth function, start to first response, one read',
      value: `${median(times.ours).toFixed(0)} ms`,
      ratio: median(times.ours) / median(times.bare),
      goal: 1.1,
    },
  );
  await rm(folder, { recursive: true, force: true });
  return rows;
}
