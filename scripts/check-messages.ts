/**
 * Compares every catalogue with the Japanese one, the source: files, keys and the variables inside the texts. Reports words that a language has
 * retired.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogueFaults, type Texts } from './messages/catalogue-faults.ts';
import { retiredTerms } from './messages/retired-terms.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const SOURCE_LANGUAGE = 'jp';
const ROOT = path.join(import.meta.dirname, '../shared/messages');

const filesOf = async (language: string): Promise<string[]> =>
  (await readdir(path.join(ROOT, language), { recursive: true })).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** Reads the catalogues that a file exports, by name. */
const read = async (language: string, file: string): Promise<Texts> => (await import(path.join(ROOT, language, file))) as Texts;

const sourceFiles = await filesOf(SOURCE_LANGUAGE);
const faults: string[] = [];
for (const language of LANGUAGES) {
  const files = await filesOf(language);
  for (const file of new Set([...sourceFiles, ...files])) {
    if (!files.includes(file)) faults.push(`${language}/${file} is missing`);
    else if (!sourceFiles.includes(file)) faults.push(`${language}/${file} is not in the source`);
    else {
      const texts = await read(language, file);
      const found = [...catalogueFaults(await read(SOURCE_LANGUAGE, file), texts), ...retiredTerms(language, texts)];
      faults.push(...found.map((fault) => `${language}/${file}: ${fault}`));
    }
  }
}

for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `Catalogues agree: ${sourceFiles.length} areas in ${LANGUAGES.length} languages`
    : `${faults.length} faults in the catalogues`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
