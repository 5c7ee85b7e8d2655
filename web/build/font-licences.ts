import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FONT_IDS } from '#shared/model/sites/font.ts';
import type { ListedPackage } from '#web/build/unlisted-packages.ts';

interface FontPackage extends ListedPackage {
  version: string;
  identifier: string;
}

/** Returns the packages of the fonts that the console and sites show, with their licences, which have to come with each font. */
export function fontLicences(): FontPackage[] {
  const { resolve } = createRequire(import.meta.url);
  return FONT_IDS.map((id) => {
    const name = `@expo-google-fonts/${id}`;
    const manifest = resolve(`${name}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { name, version, identifier: 'OFL-1.1', text: readFileSync(join(dirname(manifest), 'LICENSE_FONT'), 'utf8') };
  });
}
