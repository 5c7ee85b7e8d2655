import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStoppedSiteScript } from '#site-renderer/build/build-not-available-script.ts';
import { stoppedPages } from '#site-renderer/render/not-available.ts';

/** The CloudFront Functions of this folder. */
export type EdgeFunctionName =
  | 'api-request'
  | 'console-request'
  | 'media-request'
  | 'media-response'
  | 'preview-request'
  | 'site-request'
  | 'site-response';

/** The constant of site-response.js that is empty in this folder: the renderer provides the pages of stopped sites. */
const NO_PAGES = "const PAGES = { frame: '', notices: {} };";
const stoppedPagesSource = (): string => `const PAGES = ${JSON.stringify(stoppedPages(buildStoppedSiteScript()))};`;

/** Returns the source of a CloudFront Function as it is deployed. The local edge runs the same source. */
export const edgeFunctionSource = (name: EdgeFunctionName): string =>
  readFileSync(join(import.meta.dirname, `${name}.js`), 'utf8').replace(NO_PAGES, stoppedPagesSource);

/** Imports of the runtime's modules, which only CloudFront resolves. Elsewhere, globals of the same names replace them. */
const RUNTIME_IMPORTS = /^import (?:cf from 'cloudfront'|crypto from 'crypto');\n/gm;

/** Returns the source of a CloudFront Function without its imports, to be run in a context that has `cf` and `crypto`. */
export const edgeScriptSource = (name: EdgeFunctionName): string => withoutImports(edgeFunctionSource(name));
export const withoutImports = (source: string): string => source.replaceAll(RUNTIME_IMPORTS, '');
