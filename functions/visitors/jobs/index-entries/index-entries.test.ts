import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { indexEntries, type InsertedItem } from '#functions/visitors/jobs/index-entries/index-entries.ts';
import { indexFormEntry } from '#functions/visitors/jobs/index-entries/index-form-entry.ts';

const record = (number: number, siteId: string, entity = 'form-entry'): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: String(number),
    Keys: { pk: { S: `ENTRIES#${siteId}#contact` } },
    NewImage: { entity: { S: entity }, siteId: { S: siteId }, kind: { S: 'contact' }, id: { S: `e${number}` }, version: { N: '0' } },
  },
});

it('indexEntries indexes form entries, sequentially for each site, and ignores other items', async () => {
  const running = new Map<string, number>();
  const indexed: string[] = [];
  const index = async (siteId: string, kind: string, id: string) => {
    running.set(siteId, (running.get(siteId) ?? 0) + 1);
    expect(running.get(siteId)).toBe(1);
    await Promise.resolve();
    indexed.push(`${siteId} ${kind} ${id}`);
    running.set(siteId, 0);
  };
  const handler = indexEntries({ indexers: { 'form-entry': indexFormEntry({ index }) }, log: () => undefined });
  const answer = await handler({ Records: [record(1, 'a'), record(2, 'b'), record(3, 'a'), record(4, 'a', 'unknown')] });
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(indexed.toSorted()).toEqual(['a contact e1', 'a contact e3', 'b contact e2']);
});

it('indexEntries returns entries that could not be indexed as failed, and indexes the others', async () => {
  const logged: (string | undefined)[] = [];
  const indexed: string[] = [];
  const indexer = async ({ id = '' }: InsertedItem) => {
    if (id === 'e2') throw new Error('busy');
    indexed.push(id);
  };
  const handler = indexEntries({ indexers: { 'form-entry': indexer }, log: ({ jobId }) => void logged.push(jobId) });
  expect(await handler({ Records: [record(1, 'a'), record(2, 'a'), record(3, 'b')] })).toEqual({
    batchItemFailures: [{ itemIdentifier: '2' }],
  });
  expect([indexed.toSorted(), logged]).toEqual([['e1', 'e3'], ['e2']]);
});
