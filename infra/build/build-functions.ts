import { copyFile, cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { TEMPLATE_PICTURES_FOLDER } from '#functions/media/api/stored-pictures.ts';
import { PDF_FONT_FILES, pdfFontFile } from '#functions/platform/pdf/pdf-font-files.ts';
import { SUBSETTER_FILE, subsetterFile } from '#infra/build/fonts/font-packages.ts';
import { omitEventStreams, requireBuiltinModules, subsetterBesideBundle } from '#infra/build/start-plugins.ts';
import { FUNCTIONS_DIST, functionDist, METAFILE, ROOT } from '#infra/build/paths.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';
import { buildExportedScripts, buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';

/** Bundled CommonJS dependencies call `require` for Node's own modules and read `__dirname`, which ES modules lack. */
const COMMONJS_BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url), __bundleFolder = import.meta.dirname;";

const FUNCTION_BUNDLE = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  jsx: 'automatic',
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  /** Bundles omit `sharp`, because it contains native code: it is installed beside the bundle for its platform. */
  external: ['sharp'],
  alias: {
    '@aws-sdk/credential-provider-node': './infra/build/environment-credentials.ts',
    linkedom: './infra/build/without-dom.ts',
  },
  plugins: [requireBuiltinModules, omitEventStreams, subsetterBesideBundle],
  banner: { js: COMMONJS_BANNER },
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

const PDF_FUNCTIONS = ['archive-invoice', 'visit-report'] as const satisfies readonly FunctionName[];

/** Copies the fonts to the functions that embed them in PDFs. */
async function copyPdfFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await Promise.all(
    PDF_FUNCTIONS.flatMap((owner) =>
      Object.entries(PDF_FONT_FILES).map(([name, { package: from, file }]) =>
        copyFile(join(dirname(resolve(`${from}/package.json`)), file), join(functionDist(owner), pdfFontFile(name))),
      ),
    ),
  );
}

const SUBSETTING_FUNCTIONS = ['publish', 'export-site', 'preview'] as const satisfies readonly FunctionName[];

/** Copies HarfBuzz to the functions that create subsets of fonts. */
async function copySubsetter(): Promise<void> {
  await Promise.all(SUBSETTING_FUNCTIONS.map((owner) => copyFile(subsetterFile(), join(functionDist(owner), SUBSETTER_FILE))));
}

/** Copies the pictures of templates to the function that reads them. */
const copyTemplatePictures = (): Promise<void> =>
  cp(join(ROOT, 'functions/media/api', TEMPLATE_PICTURES_FOLDER), join(functionDist('media'), TEMPLATE_PICTURES_FOLDER), {
    recursive: true,
  });

/**
 * Returns the options of esbuild. `visitorScripts`, `exportedScripts`: the scripts of published and of exported sites as JSON. The metafile
 * lists the contents of each bundle.
 */
export const functionBundles = (visitorScripts: string, exportedScripts = visitorScripts) =>
  ({
    ...FUNCTION_BUNDLE,
    entryPoints: Object.fromEntries(Object.entries(FUNCTIONS).map(([name, { entry }]) => [`${name}/index`, entry])),
    outdir: FUNCTIONS_DIST,
    outExtension: { '.js': '.mjs' },
    define: {
      'process.env.NODE_ENV': '"production"',
      VISITOR_SCRIPTS: visitorScripts,
      EXPORTED_SCRIPTS: exportedScripts,
      __dirname: '__bundleFolder',
    },
    metafile: true,
  }) as const satisfies BuildOptions;

/**
 * Bundles every function into `dist/functions/<name>/index.mjs`. One build with many entry points parses shared modules once; the
 * bundles are the same as those of separate builds.
 */
export async function buildFunctions(): Promise<void> {
  const [visitorScripts, exportedScripts] = await Promise.all([buildVisitorScripts(), buildExportedScripts()]);
  const { metafile } = await build(functionBundles(JSON.stringify(visitorScripts), JSON.stringify(exportedScripts)));
  await Promise.all([copyPdfFonts(), copySubsetter(), copyTemplatePictures()]);
  await writeFile(METAFILE, JSON.stringify(metafile));
}
