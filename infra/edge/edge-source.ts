import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderEndedPage, renderPausedPage } from '#site-renderer/render/not-available.ts';

/** The CloudFront Functions of this folder. */
export type EdgeFunctionName =
  | 'api-request'
  | 'console-request'
  | 'media-request'
  | 'media-response'
  | 'preview-request'
  | 'site-request'
  | 'site-response';

/** Constants that are empty in the files of this folder: the renderer provides their pages. */
const GENERATED: Readonly<Record<string, () => string>> = {
  "const PAUSED_PAGE = '';": () => `const PAUSED_PAGE = ${JSON.stringify(renderPausedPage())};`,
  "const ENDED_PAGE = '';": () => `const ENDED_PAGE = ${JSON.stringify(renderEndedPage())};`,
};

/** Returns the source of a CloudFront Function as it is deployed. The local edge runs the same source. */
export const edgeFunctionSource = (name: EdgeFunctionName): string =>
  Object.entries(GENERATED).reduce(
    (source, [empty, filled]) => source.replace(empty, filled),
    readFileSync(join(import.meta.dirname, `${name}.js`), 'utf8'),
  );

/** Imports of the runtime's modules, which only CloudFront resolves. Elsewhere, globals of the same names replace them. */
const RUNTIME_IMPORTS = /^import (?:cf from 'cloudfront'|crypto from 'crypto');\n/gm;

/** Returns the source of a CloudFront Function without its imports, to be run in a context that has `cf` and `crypto`. */
export const edgeScriptSource = (name: EdgeFunctionName): string => withoutImports(edgeFunctionSource(name));
export const withoutImports = (source: string): string => source.replaceAll(RUNTIME_IMPORTS, '');
