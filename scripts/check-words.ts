/** Checks that no retired word is left in what developers read: names, comments, titles of tests, documents. */
import { readFile } from 'node:fs/promises';
import { trackedFiles } from './tracked-files.ts';
import { wordFaults } from './words/word-faults.ts';

const READ = /\.(?:tsx?|[cm]?js|css|md)$/;
/** Files that are not checked: visible text has its own standard, and the list of retired words contains the words. */
const EXEMPT = /^(?:shared\/messages\/(?:jp|en|cn|kr)\/|web\/features\/sites\/templates\/|scripts\/words\/)/;

const files = (await trackedFiles()).filter((path) => READ.test(path) && !EXEMPT.test(path));
const faults = (await Promise.all(files.map(async (path) => wordFaults(path, await readFile(path, 'utf8'))))).flat();

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} retired words`);
process.exitCode = faults.length === 0 ? 0 : 1;
