import path from 'node:path';
import type { FunctionName } from '#infra/functions.ts';

/** Where the build reads and writes; the CDK stacks and the local platform take the results from here. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');
export const CONSOLE_DIST = path.join(DIST, 'console');
/** Pages of the platform itself in the sites bucket, named by their keys. */
export const PAGES_DIST = path.join(DIST, 'pages');
/** What each function's bundle is made of, for size reports. */
export const METAFILES = path.join(DIST, 'metafiles');

/** Folder of a function's bundle: `index.mjs` exporting `handler`, and its source map. */
export const functionDist = (name: FunctionName): string => path.join(DIST, 'functions', name);
