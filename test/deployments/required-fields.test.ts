import { expect, it } from 'vitest';
import {
  addedToRequired,
  newlyRequired,
  readReleasedRequests,
  readRequiredFields,
  requestsNow,
  requiredNow,
} from '#test/deployments/required-fields.ts';

it('no endpoint requires a field that its released version did not require (R-23.94)', async () => {
  expect(addedToRequired(await readRequiredFields(), await readReleasedRequests())).toEqual([]);
});

it('required-fields.json lists the required fields of every endpoint; scripts/required-fields.ts writes it', async () => {
  expect(await readRequiredFields()).toEqual(requiredNow());
});

it('newlyRequired finds a field that became required, also in a known object, but not in a new object', () => {
  const before = { 'POST /a': { required: ['body.name'], known: ['body.name', 'body.parts', 'body.size'] } };
  const now = { 'POST /a': { required: ['body.name', 'body.new.id', 'body.parts.id', 'body.size'], known: [] } };
  expect(newlyRequired(before, now)).toEqual(['POST /a: body.parts.id became required', 'POST /a: body.size became required']);
});

it('addedToRequired reports a field that an endpoint requires and the list of required fields lacks', async () => {
  const listed = await readRequiredFields();
  const { 'POST /site': required = [], ...others } = listed;
  const released = await readReleasedRequests();
  expect(addedToRequired({ ...others, 'POST /site': required.filter((path) => path !== 'body.name') }, released)).toEqual([
    'POST /site: body.name became required',
  ]);
  expect(Object.keys(requestsNow())).toEqual(Object.keys(listed));
});
