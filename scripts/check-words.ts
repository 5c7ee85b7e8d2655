/**
 * Checks that no retired word is left in what developers read (names, comments, titles of tests, documents), and no retired name in what
 * users read.
 */
import { readFile } from 'node:fs/promises';
import { trackedFiles } from './tracked-files.ts';
import { nameFaults } from './words/retired-names.ts';
import { wordFaults } from './words/word-faults.ts';

const READ = /\.(?:tsx?|[cm]?js|css|md)$/;
/** Files that are not checked: visible text has its own standard, and the list of retired words contains the words. */
const EXEMPT = /^(?:shared\/messages\/(?:jp|en|cn|kr)\/|web\/features\/sites\/templates\/|scripts\/words\/)/;

const CATALOGUE = /^shared\/messages\/(?:jp|en|cn|kr)\/.*\.ts$/;

const tracked = await trackedFiles();
const files = tracked.filter((path) => READ.test(path) && !EXEMPT.test(path));
const words = files.map(async (path) => wordFaults(path, await readFile(path, 'utf8')));
const names = tracked.filter((path) => CATALOGUE.test(path)).map(async (path) => nameFaults(path, await readFile(path, 'utf8')));
const faults = (await Promise.all([...words, ...names])).flat();

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} retired words`);
process.exitCode = faults.length === 0 ? 0 : 1;
