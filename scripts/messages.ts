/**
 * Exports the texts of the product to translation tools: `export <folder>` writes `<folder>/<language>/<group>/<area>.json`. Imports
 * translations into the catalogues: `import <folder>`. `npm run check` then compares keys and variables.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueTexts, withCatalogueTexts } from './messages/catalogue-source.ts';
import type { Texts } from './messages/catalogue-faults.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const ROOT = path.join(import.meta.dirname, '../shared/messages');

const filesBelow = async (folder: string, extension: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(extension) && !name.endsWith('.test.ts'));

async function exportTo(folder: string): Promise<number> {
  let count = 0;
  for (const language of LANGUAGES)
    for (const file of await filesBelow(path.join(ROOT, language), '.ts')) {
      const target = path.join(folder, language, file.replace(/\.ts$/, '.json'));
      await mkdir(path.dirname(target), { recursive: true });
      const texts = catalogueTexts(await readFile(path.join(ROOT, language, file), 'utf8'));
      await writeFile(target, `${JSON.stringify(texts, null, 2)}\n`);
      count += 1;
    }
  return count;
}

async function importFrom(folder: string): Promise<number> {
  let count = 0;
  for (const file of await filesBelow(folder, '.json')) {
    const target = path.join(ROOT, file.replace(/\.json$/, '.ts'));
    const code = await readFile(target, 'utf8');
    const changed = withCatalogueTexts(code, JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Texts);
    if (changed === code) continue;
    await writeFile(target, changed);
    count += 1;
  }
  return count;
}

const [command, folder] = process.argv.slice(2);
if (folder !== undefined && command === 'export') console.log(`${await exportTo(folder)} catalogues exported to ${folder}`);
else if (folder !== undefined && command === 'import') console.log(`${await importFrom(folder)} catalogues changed`);
else {
  console.error('npm run messages -- export <folder>, or import <folder>');
  process.exitCode = 1;
}
