import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the visitor's runtime into the one script that is written into every entry page. Run at build time only. */
export async function buildVisitorScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '..'),
    entryPoints: ['site-renderer/visitor/visitor.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'safari16.4', 'firefox114'],
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
