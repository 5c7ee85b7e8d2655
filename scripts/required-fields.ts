/** Writes test/deployments/required-fields.json from the API contract. The list may only shrink: a field that became required fails. */
import { writeFile } from 'node:fs/promises';
import { addedToRequired, readReleasedRequests, readRequiredFields, requiredNow } from '#test/deployments/required-fields.ts';

const added = addedToRequired(await readRequiredFields(), await readReleasedRequests());
if (added.length > 0) throw new Error(`Give these fields a default instead:\n${added.join('\n')}`);
const lines = Object.entries(requiredNow()).map(([endpoint, required]) => `  ${JSON.stringify(endpoint)}: ${JSON.stringify(required)}`);
await writeFile('test/deployments/required-fields.json', `{\n${lines.join(',\n')}\n}\n`);
