/**
 * Checks that published sites use no feature of CSS, HTML or the browser's scripts that a supported browser lacks, without
 * running them: reads the styles and components of the renderer and the files of the visitor's scripts.
 */
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import ts from 'typescript';
import { ACCEPTED_FEATURES } from './compatibility/accepted-features.ts';
import { compatibilityFaults } from './compatibility/compatibility-faults.ts';
import { cssFeatures } from './compatibility/css-features.ts';
import { markupFeatures, stylesIn } from './compatibility/markup-features.ts';
import { scriptFeatures } from './compatibility/script-features.ts';
import { trackedFiles } from './tracked-files.ts';

const ENTRIES = /^site-renderer\/visitor\/(?:[\w-]+|modules\/[\w-]+)\.ts$/;
const isRead = (path: string): boolean => path.startsWith('site-renderer/') && !/[.-](?:test|fixture)\.tsx?$/.test(path);

/** Returns the files from which the visitor scripts are bundled. */
async function bundledFiles(files: readonly string[]): Promise<string[]> {
  const entryPoints = files.filter((path) => ENTRIES.test(path));
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, '.');
  return ts.createProgram([...files], options);
}

const files = (await trackedFiles()).filter(isRead);
const scripts = await bundledFiles(files);
const used = scriptFeatures(programOf(scripts), scripts);
for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
  const source = await readFile(file, 'utf8');
  for (const { css, line } of stylesIn(source, file)) used.push(...cssFeatures(css, file, line));
  if (file.endsWith('.tsx')) used.push(...markupFeatures(source, file));
}

const faults = compatibilityFaults(used, ACCEPTED_FEATURES);
for (const fault of faults) console.error(fault);
console.log(`${new Set(used.map(({ path }) => path)).size} features, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
