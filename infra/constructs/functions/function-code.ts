import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import * as z from 'zod';
import { functionDist, ROOT } from '#infra/build/paths.ts';
import { buildOutputAsset } from '#infra/constructs/build-output-asset.ts';
import type { FunctionName } from '#infra/functions.ts';

/** Packages with native code, which bundles leave out. */
const NATIVE_PACKAGES: Partial<Record<FunctionName, string>> = {
  'process-media': 'sharp',
  publish: 'sharp',
  'export-site': 'sharp',
  'share-cards': 'sharp',
  'visit-report': 'sharp',
};

const Manifest = z.object({ version: z.string() });

const installedVersion = (name: string): string =>
  Manifest.parse(JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))).version;

/** Whether a file belongs to a package. npm's metadata do not: they name the registry, which would change the asset's hash. */
const isPartOfPackage = (path: string): boolean => basename(path) !== '.package-lock.json';

/**
 * Copies an npm package and its dependencies beside a bundle: the installed version, built for Lambda on ARM64. It is fetched
 * once per version and cached, so that later syntheses need no network.
 */
function addNativePackage(name: string, folder: string): void {
  const version = installedVersion(name);
  const cached = join(ROOT, 'node_modules/.cache/lambda-arm64', `${name}-${version}`);
  if (!existsSync(cached)) {
    const unfinished = `${cached}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version } }));
    execFileSync('npm', ['install', '--os=linux', '--cpu=arm64', '--libc=glibc', '--no-package-lock', '--no-audit', '--no-fund'], {
      cwd: unfinished,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(unfinished, cached);
  }
  cpSync(join(cached, 'node_modules'), join(folder, 'node_modules'), { recursive: true, filter: isPartOfPackage });
}

/** Returns the code of a function: the bundle that the local platform runs too, with its native package built for Lambda. */
export const functionCode = (name: FunctionName): Code =>
  Code.fromAsset(
    join(ROOT, 'infra'),
    buildOutputAsset(name, (folder) => {
      const bundle = functionDist(name);
      if (!existsSync(join(bundle, 'index.mjs'))) throw new Error(`${bundle} contains no bundle; run "npm run build" first`);
      cpSync(bundle, folder, { recursive: true });
      const nativePackage = NATIVE_PACKAGES[name];
      if (nativePackage) addNativePackage(nativePackage, folder);
    }),
  );
