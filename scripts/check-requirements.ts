/**
 * Checks the citations of requirements: every cited id is listed in `docs/requirements.md`, no file cites a document outside
 * the repository, and every requirement marked built names a module and a test that exist.
 */
import { readFile } from 'node:fs/promises';
import { duplicateIds, outsideCitations, proofFaults, unknownCitations } from './requirements/requirement-faults.ts';
import { requirementsIn } from './requirements/requirement-list.ts';
import { trackedFiles } from './tracked-files.ts';

const LIST = 'docs/requirements.md';
const TEXT_FILE = /\.(?:tsx?|[cm]?js|css|md|json|html)$/;
/** Files that are not checked, because they contain invented citations. */
const EXEMPT = /^(?:scripts\/requirements\/|package-lock\.json$)/;

const files = await trackedFiles();
const requirements = requirementsIn(await readFile(LIST, 'utf8'));
const ids = new Set(requirements.map(({ id }) => id));

const faults = duplicateIds(requirements);
for (const path of files.filter((file) => TEXT_FILE.test(file) && !EXEMPT.test(file))) {
  const text = await readFile(path, 'utf8');
  faults.push(...unknownCitations(path, text, ids));
  faults.push(...outsideCitations(path, text));
}
faults.push(...proofFaults(requirements, new Set(files)));

for (const fault of faults) console.error(fault);
console.log(`${requirements.length} requirements, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
