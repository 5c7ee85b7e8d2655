import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { functionDist, METAFILES, ROOT } from '#infra/build/paths.ts';
import { FUNCTIONS, type FunctionName } from '#infra/functions.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** Bundled CommonJS dependencies call `require` for Node's own modules and read `__dirname`, which ES modules lack. */
const COMMONJS_BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url), __bundleFolder = import.meta.dirname;";

const FUNCTION_BUNDLE = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  jsx: 'automatic',
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  /** Native code: installed beside the bundle, for its target. */
  external: ['sharp'],
  alias: { '@aws-sdk/credential-provider-node': './infra/build/environment-credentials.ts' },
  banner: { js: COMMONJS_BANNER },
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

async function buildFunction(name: FunctionName, visitorScripts: VisitorScripts): Promise<void> {
  const { metafile } = await build({
    ...FUNCTION_BUNDLE,
    entryPoints: [FUNCTIONS[name].entry],
    outfile: path.join(functionDist(name), 'index.mjs'),
    define: { 'process.env.NODE_ENV': '"production"', VISITOR_SCRIPTS: JSON.stringify(visitorScripts), __dirname: '__bundleFolder' },
    metafile: true,
  });
  await writeFile(path.join(METAFILES, `${name}.json`), JSON.stringify(metafile));
}

/** Bundles functions (all of them unless named) into `dist/functions/<name>/index.mjs`. */
export async function buildFunctions(names: readonly FunctionName[] = Object.keys(FUNCTIONS) as FunctionName[]): Promise<void> {
  const visitorScripts = await buildVisitorScripts();
  await mkdir(METAFILES, { recursive: true });
  await Promise.all(names.map((name) => buildFunction(name, visitorScripts)));
}
