import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontId, FONTS } from '#shared/model/sites/font.ts';

const { resolve } = createRequire(import.meta.url);

/** The names of weights in the packages, which contain a folder with a whole TTF file for each. */
const WEIGHT_NAMES: Readonly<Record<number, string>> = { 400: '400Regular', 700: '700Bold' };

/** Returns the path of the whole TTF file of a font in its package. */
export function packagedFontFile(id: FontId, weight: number): string {
  const folder = dirname(resolve(`@expo-google-fonts/${id}/package.json`));
  const name = WEIGHT_NAMES[weight];
  if (name === undefined) throw new Error(`No package has a weight ${weight}`);
  return join(folder, name, `${FONTS[id].family.replaceAll(' ', '')}_${name}.ttf`);
}

/** The name of HarfBuzz in WebAssembly beside the functions that create subsets of fonts. */
export const SUBSETTER_FILE = 'harfbuzz-subset.wasm';

/** Returns the path of HarfBuzz in WebAssembly in its package. */
export const subsetterFile = (): string => resolve(`harfbuzzjs/dist/${SUBSETTER_FILE}`);
