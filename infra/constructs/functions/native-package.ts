import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#infra/build/paths.ts';

const Manifest = z.object({ version: z.string() });

const installedVersion = (name: string): string =>
  Manifest.parse(JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))).version;

/** npm's own notes name where packages came from, which must not change what is deployed. */
const isPartOfPackage = (path: string): boolean => basename(path) !== '.package-lock.json';

/**
 * Puts an npm package and what it depends on beside a bundle, in the version in use here but built for Lambda on ARM64.
 * Fetched once per version and kept, so that later syntheses need no network.
 */
export function addNativePackage(name: string, folder: string): void {
  const version = installedVersion(name);
  const kept = join(ROOT, 'node_modules/.cache/lambda-arm64', `${name}-${version}`);
  if (!existsSync(kept)) {
    const unfinished = `${kept}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version } }));
    execFileSync('npm', ['install', '--os=linux', '--cpu=arm64', '--libc=glibc', '--no-package-lock', '--no-audit', '--no-fund'], {
      cwd: unfinished,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(unfinished, kept);
  }
  cpSync(join(kept, 'node_modules'), join(folder, 'node_modules'), { recursive: true, filter: isPartOfPackage });
}
