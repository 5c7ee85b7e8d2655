import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Warn } from '#functions/platform/base/log.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { removeIndexEntries, removeStaleIndexEntries } from '#functions/platform/engine/versioned-index.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
const table = new Table(tableClient({ region: 'ap-northeast-1' }), 'T');
const entries = ['a', 'b'].map((sk) => ({ pk: 'WORDS', sk, entity: 'entry' }));

beforeEach(() => dynamo.reset());

it('removeStaleIndexEntries removes the entries of the given version only', async () => {
  const warn = vi.fn<Warn>();
  dynamo.on(BatchWriteCommand).resolves({});
  await removeStaleIndexEntries(table, entries, 'V1', warn);
  expect(dynamo.commandCalls(BatchWriteCommand)[0]?.args[0].input).toEqual({
    RequestItems: { T: ['a#V1', 'b#V1'].map((sk) => ({ DeleteRequest: { Key: { pk: 'WORDS', sk } } })) },
  });
  expect(warn).not.toHaveBeenCalled();
});

it('removeStaleIndexEntries logs a failure with the number of entries, and does not throw', async () => {
  const warn = vi.fn<Warn>();
  const error = new Error('broken');
  dynamo.on(BatchWriteCommand).rejects(error);
  await removeStaleIndexEntries(table, entries, 'V1', warn);
  expect(warn).toHaveBeenCalledExactlyOnceWith('index-clean-up-failed', 2, error);
});

it('removeIndexEntries throws if the removal fails', async () => {
  dynamo.on(BatchWriteCommand).rejects(new Error('broken'));
  await expect(removeIndexEntries(table, entries, 'V1')).rejects.toThrow('broken');
});
