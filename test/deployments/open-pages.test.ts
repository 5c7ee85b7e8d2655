import { expect, it } from 'vitest';
import { brokenRequests, readReleasedRequests, requestsNow } from '#test/deployments/required-fields.ts';

/**
 * The requests of pages that were open during a deployment. An API that refuses them breaks these pages for as long as they stay open.
 * Once no such page can be open any more, `node scripts/release-requests.ts` writes the file from the API contract.
 */
it('the API accepts the requests of pages that were opened before the deployment', async () => {
  const released = await readReleasedRequests();
  expect(Object.keys(released).length).toBeGreaterThan(100);
  expect(brokenRequests(released, requestsNow())).toEqual([]);
});

it('brokenRequests finds removed endpoints and fields that became required or unknown, but no new optional fields', () => {
  const fields = (required: string[], optional: string[] = []) => ({ required, known: [...required, ...optional] });
  const released = { 'PUT /a': fields(['body.name'], ['body.size', 'body.parts']), 'GET /gone': fields([]) };
  const now = {
    'PUT /a': fields(['body.name', 'body.colour', 'body.parts.id', 'body.new.id'], ['body.parts', 'body.new']),
    'POST /new': fields(['body.all']),
  };
  expect(brokenRequests(released, now)).toEqual([
    'PUT /a: body.colour became required',
    'PUT /a: body.parts.id became required',
    'PUT /a: body.size is not accepted any more',
    'GET /gone is gone',
  ]);
});
