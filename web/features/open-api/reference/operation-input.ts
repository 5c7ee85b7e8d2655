import type { OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';

/** A parameter of an endpoint. */
export interface OperationParameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
}

/** Returns the parameters of an endpoint, path parameters first. */
export function parametersOf({ endpoint: { params, query } }: OpenOperation): OperationParameter[] {
  const path = Object.keys(params?.shape ?? {}).map((name): OperationParameter => ({ name, in: 'path', isRequired: true }));
  const search = Object.entries(query?.shape ?? {}).map(([name, schema]): OperationParameter => ({
    name,
    in: 'query',
    isRequired: !schema.safeParse(undefined).success,
  }));
  return [...path, ...search];
}

const ENTRY_CHANGE = { version: 1, state: 'done', note: '', assigneeId: null };
const ENTRY_BATCH = { ids: ['01JD0000000000000000000000'], state: 'done' };
const NEWS = {
  siteIds: ['abcdefghij12'],
  title: '冬のセールのお知らせ',
  content: '12月1日から全品20%オフです。',
  contentUrl: '',
  publishType: 'instant',
  startDate: null,
  endDate: null,
  state: 'draft',
};

/** A valid body for each endpoint that takes a body. */
const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  'PUT /site-contact/{id}/entry/{entryId}': ENTRY_CHANGE,
  'POST /site-contact/{id}/batch': ENTRY_BATCH,
  'PUT /site-form/{id}/entry/{entryId}': ENTRY_CHANGE,
  'POST /site-form/{id}/batch': ENTRY_BATCH,
  'POST /news': NEWS,
  'PUT /news/{id}': { ...NEWS, version: 1 },
  'POST /bill/receipts': { receivedOn: '2026-12-20', note: '', allocations: [{ number: '2026-12-000001', amount: 26_180, open: 26_180 }] },
};

/** Returns an example of the body; `undefined` for an endpoint without one. */
export const exampleBodyOf = ({ id }: Pick<OpenOperation, 'id'>): object | undefined => EXAMPLE_BODIES[id];
