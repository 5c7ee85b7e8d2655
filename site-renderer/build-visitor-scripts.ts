import path from 'node:path';
import { build } from 'esbuild';
import { featureSets, SCRIPT_FEATURES, scriptName, type VisitorScripts } from '#site-renderer/visitor-scripts.ts';

/** Whether the script has a feature is known here, so what it has not got leaves it. */
const constants = (features: readonly string[]): Record<string, string> =>
  Object.fromEntries(SCRIPT_FEATURES.map((feature) => [`WITH_${feature.toUpperCase()}`, String(features.includes(feature))]));

async function bundle(features: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '..'),
    entryPoints: ['site-renderer/visitor/visitor.ts'],
    define: constants(features),
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
  const named = featureSets().map(async (features) => [scriptName(features), await bundle(features)]);
  return Object.fromEntries(await Promise.all(named)) as VisitorScripts;
}
