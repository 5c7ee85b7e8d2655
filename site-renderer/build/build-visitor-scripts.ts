import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Format } from 'esbuild';
import { PAGE_SCRIPTS, VISITOR_MODULES, type ScriptFile, type VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** Letters of the mark that a file's name bears of its content. */
const MARK_LENGTH = 8;

/** Bundles one script of `visitor/` into one piece of text, whole in itself. */
async function bundle(entry: string, format: Format): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    entryPoints: [`site-renderer/visitor/${entry}.ts`],
    bundle: true,
    minify: true,
    format,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles a script that pages fetch: an ES module, named after its content so that it may be kept for ever. */
async function scriptFile(name: string, folder: string): Promise<ScriptFile> {
  const body = await bundle(folder + name, 'esm');
  const mark = createHash('sha256').update(body).digest('hex').slice(0, MARK_LENGTH);
  return { name: `${name}-${mark}.js`, body };
}

/** Bundles what stands in every page of sheets. */
const coreScript = (): Promise<string> => bundle('visitor', 'iife');

async function scriptFiles<N extends string>(names: readonly N[], folder = ''): Promise<Record<N, ScriptFile>> {
  const named = names.map(async (name) => [name, await scriptFile(name, folder)] as const);
  return Object.fromEntries(await Promise.all(named)) as Record<N, ScriptFile>;
}

/** Bundles the visitor's runtime: what every page carries, and what pages fetch. Run at build time only. */
export async function buildVisitorScripts(): Promise<VisitorScripts> {
  const [core, pieces, pages] = await Promise.all([coreScript(), scriptFiles(VISITOR_MODULES, 'modules/'), scriptFiles(PAGE_SCRIPTS)]);
  return { core, modules: pieces, pages };
}
