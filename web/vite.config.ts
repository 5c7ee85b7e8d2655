import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { hashedName, isBlockedName } from '#shared/rules/sites/blocked-name.ts';
import { fontLicences } from '#web/build/font-licences.ts';
import { pdfFiles, pdfLicences } from '#web/build/pdf-files.ts';
import { type ListedPackage, unlistedPackages, withTexts } from '#web/build/unlisted-packages.ts';

/** Libraries that every screen needs. They change only with their version, so browsers keep these chunks over deployments. */
const REACT = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;
const PLATFORM = /node_modules\/(?:zod|i18next|react-i18next|@tanstack\/(?:query-core|react-query))\//;

/** The minimum number of chunks that use a module of the common file. */
const SCREENS_SHARING = 15;

/** Fails the build for a file that content blockers would block by its name. */
const refuseBlockedNames: Plugin = {
  name: 'refuse-blocked-names',
  generateBundle(_options, bundle) {
    const blocked = Object.keys(bundle).filter(isBlockedName);
    if (blocked.length > 0) this.error(`Content blockers refuse these names: ${blocked.join(', ')}`);
  },
};

const LICENCES = 'licences.json';

/** Completes the list of the bundled packages, adds the fonts, and fails the build for a package whose licence would not be shown. */
const completeLicences: Plugin = {
  name: 'complete-licences',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const list = bundle[LICENCES];
      if (list?.type !== 'asset') throw new Error(`${LICENCES} is not written`);
      const listed = withTexts(JSON.parse(String(list.source)) as ListedPackage[]);
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const unlisted = unlistedPackages(modules, listed);
      if (unlisted.length > 0) throw new Error(`Packages without the text of a licence: ${unlisted.join(', ')}`);
      list.source = JSON.stringify([...listed, ...fontLicences(), ...pdfLicences()]);
    },
  },
};

/** Adds the data files of the library that draws PDFs, which it loads by address. */
const addPdfFiles: Plugin = {
  name: 'add-pdf-files',
  generateBundle() {
    for (const file of pdfFiles()) this.emitFile({ type: 'asset', ...file });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), addPdfFiles, refuseBlockedNames, completeLicences],
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: ({ name }) => `assets/${hashedName(name, '[hash]')}.js`, hashCharacters: 'base36' } },
  },
  build: {
    outDir: path.join(import.meta.dirname, '../dist/console'),
    emptyOutDir: true,
    license: { fileName: LICENCES },
    target: 'es2024',
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `assets/${hashedName(name, '[hash]')}.js`,
        chunkFileNames: ({ name }) => `assets/${hashedName(name, '[hash]')}.js`,
        assetFileNames: ({ names }) => `assets/${hashedName(names[0] ?? '', '[hash]')}[extname]`,
        // A hash with hyphens could contain a blocked word.
        hashCharacters: 'base36',
        // Sets `jitless` before the code of zod runs, because zod otherwise tries `new Function`, which the content security policy
        // refuses and Firefox reports on every page.
        intro: ({ name }) => (name === 'platform' ? '(globalThis.__zod_globalConfig ??= {}).jitless = true;' : ''),
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'platform', test: PLATFORM },
            // The modules that most screens load. One common file loads faster than a hundred files of a few KB.
            { name: 'common', minShareCount: SCREENS_SHARING },
          ],
        },
      },
    },
  },
});
