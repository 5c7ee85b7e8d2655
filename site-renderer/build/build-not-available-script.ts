import path from 'node:path';
import { build } from 'esbuild';
import { BUILD_TARGET } from '#site-renderer/build/supported-browsers.ts';

/** Bundles the script of the platform's not-found page. Build time only. */
export async function buildNotAvailableScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    entryPoints: ['site-renderer/visitor/not-available.ts'],
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
