import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ListedPackage } from '#web/build/unlisted-packages.ts';
import { pdfFolder } from '#web/lib/pdf-folder.ts';

const PACKAGE = 'pdfjs-dist';

/**
 * The folders of the library whose files it reads when a PDF needs them: character maps of Asian fonts, symbol fonts, and decoders of
 * pictures. Of fonts that are not embedded, only those of symbols are served, because the library uses the system's for others. The decoders are those without WebAssembly, which the content security policy of the console does not allow.
 */
const DATA_FILES: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /^Foxit(?:Symbol|Dingbats)\.pfb$/,
  wasm: /_nowasm_fallback\.js$/,
};

/** The licences of the data, which is by other authors than the library, with their identifiers. */
const LICENCE_FILES = [
  ['cmaps/LICENSE', 'BSD-3-Clause'],
  ['standard_fonts/LICENSE_FOXIT', 'BSD-3-Clause'],
  ['wasm/LICENSE_JBIG2', 'BSD-3-Clause'],
  ['wasm/LICENSE_OPENJPEG', 'BSD-2-Clause'],
] as const;

function installed(): { folder: string; version: string } {
  const manifest = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { folder: dirname(manifest), version };
}

/** Returns the data files of the library that draws PDFs, each with its name in the build. */
export function pdfFiles(): { fileName: string; source: Uint8Array }[] {
  const { folder, version } = installed();
  return Object.entries(DATA_FILES).flatMap(([name, pattern]) =>
    readdirSync(join(folder, name))
      .filter((file) => pattern.test(file))
      .map((file) => ({ fileName: `${pdfFolder(version).slice(1)}/${name}/${file}`, source: readFileSync(join(folder, name, file)) })),
  );
}

/** Returns the entries of the list of licences for the data of the library. */
export function pdfLicences(): (ListedPackage & { version: string; identifier: string })[] {
  const { folder, version } = installed();
  return LICENCE_FILES.map(([file, identifier]) => {
    const part = file
      .replace(/\/LICENSE_?/, '/')
      .replace(/\/$/, '')
      .toLowerCase();
    return { name: `${PACKAGE}/${part}`, version, identifier, text: readFileSync(join(folder, file), 'utf8') };
  });
}
