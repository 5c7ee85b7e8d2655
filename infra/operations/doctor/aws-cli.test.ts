import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awsCli } from '#infra/operations/doctor/aws-cli.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function program(script: string): Promise<string> {
  const file = join(folder, `${script.length}.sh`);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

it('awsCli passes the arguments to the CLI and returns its parsed JSON output', async () => {
  const aws = awsCli(await program(`printf '{"words": "%s"}' "$*"`));
  expect(await aws('ses', 'get-send-quota')).toEqual({ words: 'ses get-send-quota --output json' });
});

it('awsCli throws an error with the message that the CLI has printed', async () => {
  const aws = awsCli(await program('printf "\\nAn error occurred (ExpiredToken): The token has expired\\n" >&2; exit 254'));
  await expect(aws('sts', 'get-caller-identity')).rejects.toThrow(
    'aws sts get-caller-identity: An error occurred (ExpiredToken): The token has expired',
  );
});

it('awsCli throws an error if the CLI is not installed', async () => {
  await expect(awsCli(join(folder, 'missing'))('sts', 'get-caller-identity')).rejects.toThrow('The AWS CLI is not installed');
});
