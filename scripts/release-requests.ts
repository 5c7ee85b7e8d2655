/** Writes test/deployments/released-requests.json from the API contract. Run it after a release, never within one (docs/operations.md). */
import { writeFile } from 'node:fs/promises';
import { requestsNow } from '#test/deployments/required-fields.ts';

await writeFile('test/deployments/released-requests.json', `${JSON.stringify(requestsNow(), null, 1)}\n`);
