import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_STAMP, CONSOLE_DIST, functionDist, NOT_AVAILABLE_PAGE, ROOT } from '#infra/build/paths.ts';
import { FUNCTIONS, type FunctionName } from '#infra/functions.ts';

/** The inputs of the build: source folders, and the versions of packages. */
const SOURCES = ['functions', 'infra', 'shared', 'site-renderer', 'web', 'package.json', 'package-lock.json', 'tsconfig.json'];
const OUTPUTS = [
  path.join(CONSOLE_DIST, 'index.html'),
  NOT_AVAILABLE_PAGE,
  ...(Object.keys(FUNCTIONS) as FunctionName[]).map((name) => path.join(functionDist(name), 'index.mjs')),
];

/** Returns the paths of all source files below `root`, relative to `root`. */
async function sourceFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => SOURCES.includes(name))
      .map(async (entry) => {
        if (!entry.isDirectory()) return [entry.name];
        const below = await readdir(path.join(root, entry.name), { recursive: true, withFileTypes: true });
        return below.filter((file) => file.isFile()).map((file) => path.relative(root, path.join(file.parentPath, file.name)));
      }),
  );
  return found.flat().toSorted();
}

/** Returns a hash of the names and contents of everything that the build below `root` reads. */
export async function hashSources(root = ROOT): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await sourceFiles(root)) {
    const content = await readFile(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether `dist` is complete and was built from the current sources. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(BUILD_STAMP, 'utf8').catch(() => undefined);
  if (stamp === undefined || !(await Promise.all(OUTPUTS.map(exists))).every(Boolean)) return false;
  return stamp === (await hashSources());
}

/** Runs a build and stamps its result. If sources change during the build, `isBuilt` returns false afterwards. */
export async function withBuildStamp(build: () => Promise<unknown>): Promise<void> {
  await rm(BUILD_STAMP, { force: true });
  const sources = await hashSources();
  await build();
  await mkdir(path.dirname(BUILD_STAMP), { recursive: true });
  await writeFile(BUILD_STAMP, sources);
}
