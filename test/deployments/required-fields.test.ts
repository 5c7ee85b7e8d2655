import { expect, it } from 'vitest';
import {
  addedToRequired,
  newlyRequired,
  readReleasedRequests,
  readRequiredFields,
  requestsNow,
  requiredNow,
} from '#test/deployments/required-fields.ts';

it('requires no field of a request that it did not require before (R-23.94)', async () => {
  expect(addedToRequired(await readRequiredFields(), await readReleasedRequests())).toEqual([]);
});

it('lists the required fields of every endpoint in required-fields.json, which scripts/required-fields.ts writes', async () => {
  expect(await readRequiredFields()).toEqual(requiredNow());
});

it('finds a field that became required, at the top and inside a field that clients send, but not inside a new one', () => {
  const before = { 'POST /a': { required: ['body.name'], known: ['body.name', 'body.parts', 'body.size'] } };
  const now = { 'POST /a': { required: ['body.name', 'body.new.id', 'body.parts.id', 'body.size'], known: [] } };
  expect(newlyRequired(before, now)).toEqual(['POST /a: body.parts.id became required', 'POST /a: body.size became required']);
});

it('finds the added field in the list of all endpoints', async () => {
  const listed = await readRequiredFields();
  const { 'POST /site': required = [], ...others } = listed;
  const released = await readReleasedRequests();
  expect(addedToRequired({ ...others, 'POST /site': required.filter((path) => path !== 'body.name') }, released)).toEqual([
    'POST /site: body.name became required',
  ]);
  expect(Object.keys(requestsNow())).toEqual(Object.keys(listed));
});
