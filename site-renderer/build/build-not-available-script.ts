import path from 'node:path';
import { buildSync } from 'esbuild';
import { BUILD_TARGET } from '#site-renderer/build/supported-browsers.ts';

function bundled(entryPoint: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BUILD_TARGET,
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles the script of the platform's not-found page. Build time only. */
export const buildNotAvailableScript = (): string => bundled('site-renderer/visitor/not-available.ts');

/** Bundles the script of the pages of paused and ended sites. Build time only. */
export const buildStoppedSiteScript = (): string => bundled('site-renderer/visitor/stopped-site.ts');
