import path from 'node:path';
import type { FunctionName } from '#infra/functions.ts';

/** Folders that the build reads and writes. The CDK stacks and the local platform read its results from them. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');
export const CONSOLE_DIST = path.join(DIST, 'console');
/** The platform's pages on the hosts of sites. */
export const PAGES_DIST = path.join(DIST, 'pages');
/** The platform's page for addresses without a file. */
export const NOT_AVAILABLE_PAGE = path.join(PAGES_DIST, 'not-available.html');
export const FUNCTIONS_DIST = path.join(DIST, 'functions');
/** esbuild's metafile of the functions, for reports of bundle sizes. */
export const METAFILE = path.join(DIST, 'functions.metafile.json');
/** The hash of the sources of the last complete build; missing during a build. */
export const BUILD_STAMP = path.join(DIST, 'build-stamp');

/** Returns the folder of a function's bundle: `index.mjs`, which exports `handler`, and its source map. */
export const functionDist = (name: FunctionName): string => path.join(FUNCTIONS_DIST, name);
