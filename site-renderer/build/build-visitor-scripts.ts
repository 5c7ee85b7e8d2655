import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Format } from 'esbuild';
import { minify } from 'vite';
import { hashedName } from '#shared/rules/sites/blocked-name.ts';
import { BUILD_TARGET } from '#site-renderer/build/supported-browsers.ts';
import { PAGE_SCRIPTS, VISITOR_MODULES, type ScriptFile, type VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** Hex digits of the content hash in a file's name. */
const HASH_LENGTH = 8;

/** Modules of the server's rules, each with the smaller module that replaces it in the scripts of sites. */
const REPLACED = {
  '#shared/rules/forms/browser-values.ts': '#site-renderer/visitor/forms/visitor-browser-values.ts',
  '#shared/rules/forms/text-formats.ts': '#site-renderer/visitor/forms/visitor-text-formats.ts',
  '#shared/values/text/unicode-form.ts': '#site-renderer/visitor/forms/visitor-unicode-form.ts',
};

/** Modules whose addresses need the product's edge and API, each with the module that replaces it in exported sites (ADR 126). */
const REPLACED_IN_EXPORTS = {
  ...REPLACED,
  '#shared/rules/sites/site-address.ts': '#site-renderer/visitor/exported/exported-address.ts',
  '#site-renderer/visitor/core/visit-addresses.ts': '#site-renderer/visitor/exported/exported-visit-addresses.ts',
  '#site-renderer/visitor/support/server-clock.ts': '#site-renderer/visitor/exported/browser-clock.ts',
};

type Replaced = Readonly<Record<string, string>>;

/** Bundles a script of `visitor/` with everything it imports. The second minifier makes the bundle 2 % smaller. */
async function bundleWith(alias: Replaced, entry: string, format: Format): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    entryPoints: [`site-renderer/visitor/${entry}.ts`],
    bundle: true,
    alias,
    minify: true,
    format,
    target: BUILD_TARGET,
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const { code, errors } = await minify(`${entry}.js`, outputFiles[0]?.text ?? '', {
    module: format === 'esm',
    compress: { target: BUILD_TARGET },
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new AggregateError(errors, `${entry} cannot be minified`);
  return code.trim();
}

/** Returns the functions that bundle scripts with these replacements. */
function bundlers(alias: Replaced) {
  const bundle = (entry: string, format: Format): Promise<string> => bundleWith(alias, entry, format);

  /** Bundles a script that pages fetch: an ES module, named after its content so that it can be cached forever. */
  async function scriptFile(name: string, folder: string): Promise<ScriptFile> {
    const body = await bundle(folder + name, 'esm');
    const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
    return { name: `${hashedName(name, hash)}.js`, body };
  }

  async function scriptFiles<N extends string>(names: readonly N[], folder = ''): Promise<Record<N, ScriptFile>> {
    const named = names.map(async (name) => [name, await scriptFile(name, folder)] as const);
    return Object.fromEntries(await Promise.all(named)) as Record<N, ScriptFile>;
  }

  return { bundle, scriptFile, scriptFiles };
}

/** Bundles the visitor's runtime: the inline scripts and the scripts that pages fetch. Build time only. */
export const buildVisitorScripts = (): Promise<VisitorScripts> => buildScripts(REPLACED);

/** Bundles the visitor's runtime for exported sites, which need neither the product's edge nor its API. Build time only. */
export const buildExportedScripts = (): Promise<VisitorScripts> => buildScripts(REPLACED_IN_EXPORTS);

async function buildScripts(replaced: Replaced): Promise<VisitorScripts> {
  const { bundle, scriptFile, scriptFiles } = bundlers(replaced);
  const [
    core,
    variedCore,
    success,
    consentGate,
    consent,
    embed,
    modules,
    pages,
    steppedFormPage,
    shelf,
    transition,
    sideBySide,
    sideBySideStart,
    share,
    shareDialog,
    desktopPanel,
    offline,
    worker,
    endWorker,
    preview,
  ] = await Promise.all([
    bundle('visitor', 'iife'),
    bundle('visitor-with-variations', 'iife'),
    bundle('success-page', 'iife'),
    bundle('consent-gate', 'iife'),
    bundle('consent', 'iife'),
    bundle('embed', 'iife'),
    scriptFiles(VISITOR_MODULES, 'modules/'),
    scriptFiles(PAGE_SCRIPTS),
    scriptFile('stepped-form-page', ''),
    scriptFile('shelf', 'modules/'),
    scriptFile('transition', 'modules/'),
    scriptFile('side-by-side', 'modules/'),
    bundle('side-by-side', 'iife'),
    scriptFile('share', 'modules/'),
    scriptFile('share-dialog', 'share/'),
    scriptFile('desktop-panel', 'modules/'),
    scriptFile('offline', 'modules/'),
    bundle('offline/worker', 'iife'),
    bundle('offline/end-worker', 'iife'),
    scriptFile('preview-frame', 'preview/'),
  ]);
  return {
    core,
    variedCore,
    success,
    consentGate,
    consent,
    embed,
    modules,
    pages,
    steppedFormPage,
    shelf,
    transition,
    sideBySide,
    sideBySideStart,
    share,
    shareDialog,
    desktopPanel,
    offline,
    worker,
    endWorker,
    preview,
  };
}
