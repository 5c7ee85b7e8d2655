/** Checks that no folder imports itself through other folders of the same parent. Tests and fixtures are exempt. */
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { folderCycles, type Import } from './folders/folder-cycles.ts';
import { trackedFiles } from './tracked-files.ts';

const SOURCE = /^(?:shared|functions|site-renderer|web|infra)\/.*\.(?:tsx?|[cm]?js|css)$/;
const TEST = /(?:\.test|-fixture|\.flow)\.tsx?$/;
/** The specifier of an import or a re-export, static or dynamic: below the root, or relative. */
const SPECIFIER = /(?:from|import)\s*\(?\s*['"](#|\.{1,2}\/)([^'"]+)['"]/g;

const files = (await trackedFiles()).filter((path) => SOURCE.test(path));
const known = new Set(files);
const imports: Import[] = [];
for (const from of files.filter((path) => !TEST.test(path)))
  for (const [, start = '', rest = ''] of (await readFile(from, 'utf8')).matchAll(SPECIFIER)) {
    const to = start === '#' ? rest : posix.join(posix.dirname(from), start, rest);
    if (known.has(to)) imports.push([from, to]);
  }

const cycles = folderCycles(imports);
for (const cycle of cycles) console.error(`These import each other in ${cycle}`);
console.log(`${imports.length} imports, ${cycles.length} folders with cycles`);
process.exitCode = cycles.length === 0 ? 0 : 1;
