/** Writes test/deployments/required-fields.json from the API contract. Fails if a field became required: the list may only shrink. */
import { writeFile } from 'node:fs/promises';
import { addedToRequired, readReleasedRequests, readRequiredFields, requiredNow } from '#test/deployments/required-fields.ts';

const added = addedToRequired(await readRequiredFields(), await readReleasedRequests());
if (added.length > 0) throw new Error(`Give these fields a default instead:\n${added.join('\n')}`);
const lines = Object.entries(requiredNow()).map(([endpoint, required]) => `  ${JSON.stringify(endpoint)}: ${JSON.stringify(required)}`);
await writeFile('test/deployments/required-fields.json', `{\n${lines.join(',\n')}\n}\n`);
