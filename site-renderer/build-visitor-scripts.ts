import path from 'node:path';
import { build } from 'esbuild';
import type { VisitorScripts } from '#site-renderer/visitor-scripts.ts';

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '..'),
    entryPoints: [`site-renderer/visitor/${entry}`],
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

/** Bundles the visitor's runtime into the scripts of which each entry page carries one. Run at build time only. */
export async function buildVisitorScripts(): Promise<VisitorScripts> {
  const [still, moving] = await Promise.all([bundle('visitor.ts'), bundle('visitor-with-videos.ts')]);
  return { still, moving };
}
