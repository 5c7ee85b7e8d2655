import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { Table } from '#functions/platform/engine/table.ts';

/** Mocks DynamoDB for cases that the embedded database never produces: conflicts, throttling, partly processed batches. */
const dynamo = mockClient(DynamoDBDocumentClient);
const table = new Table(tableClient({ region: 'ap-northeast-1' }), 'T');
const item = (sk: string) => ({ pk: 'A', sk, entity: 'thing' });
const about = { $metadata: {}, message: 'x' };
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...about, CancellationReasons: codes.map((Code) => ({ Code })) });

beforeEach(() => dynamo.reset());

it('Table.put retries a write that conflicts with a transaction', async () => {
  dynamo.on(PutCommand).rejectsOnce(new TransactionConflictException(about)).resolves({});
  await table.put(item('1'));
  expect(dynamo.commandCalls(PutCommand)).toHaveLength(2);
});

it('Table.transact retries after a transaction conflict, and throws unavailable after the last attempt', async () => {
  dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict', 'None')).resolves({});
  await table.transact([{ put: item('1') }]);
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
  dynamo.reset();
  dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
  await expect(table.transact([{ put: item('1') }])).rejects.toMatchObject({
    code: 'unavailable',
    detail: { retryAfter: expect.any(Number) },
  });
});

it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])('Table.transact retries a cancellation by DynamoDB: %s', async (reason) => {
  dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('None', reason)).resolves({});
  await table.transact([{ put: item('1') }, { put: item('2') }]);
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
});

it('Table.transact rethrows a validation error of a transaction without a retry', async () => {
  const invalid = cancelled('None', 'ValidationError');
  dynamo.on(TransactWriteCommand).rejects(invalid);
  await expect(table.transact([{ put: item('1') }, { put: item('2') }])).rejects.toBe(invalid);
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
});

it('Table throws ConditionFailedError without a retry, even if a conflict occurs in the same transaction', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None', 'ConditionalCheckFailed'));
  await expect(table.transact([{ put: item('1') }])).rejects.toEqual(new ConditionFailedError([2]));
  dynamo.on(PutCommand).rejects(new ConditionalCheckFailedException(about));
  await expect(table.put(item('1'))).rejects.toEqual(new ConditionFailedError([0]));
});

it.each([
  ['throttling', new ProvisionedThroughputExceededException(about)],
  ['a transaction that is still in progress', Object.assign(new Error('in progress'), { name: 'TransactionInProgressException' })],
  ['a broken connection', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  ['a time-out', Object.assign(new Error('late'), { name: 'TimeoutError' })],
])('Table throws unavailable for %s, with its cause', async (_, cause) => {
  dynamo.on(GetCommand).rejects(cause);
  await expect(table.get(item('1'))).rejects.toMatchObject({ code: 'unavailable', cause });
});

it('Table rethrows an unexpected error', async () => {
  const error = new TypeError('a mistake of ours');
  dynamo.on(GetCommand).rejects(error);
  await expect(table.get(item('1'))).rejects.toBe(error);
});

it('Table retries the unprocessed items of a batch', async () => {
  dynamo
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { T: [item('1')] }, UnprocessedKeys: { T: { Keys: [{ pk: 'A', sk: '2' }] } } })
    .resolves({ Responses: { T: [item('2')] } });
  expect(await table.batchGet([item('1'), item('2')])).toEqual([item('1'), item('2')]);
  expect(dynamo.commandCalls(BatchGetCommand)[1]?.args[0].input).toMatchObject({ RequestItems: { T: { Keys: [{ pk: 'A', sk: '2' }] } } });
  const left = { T: [{ PutRequest: { Item: item('2') } }] };
  dynamo.on(BatchWriteCommand).resolvesOnce({ UnprocessedItems: left }).resolves({});
  await table.batchWrite({ put: [item('1'), item('2')] });
  expect(dynamo.commandCalls(BatchWriteCommand)[1]?.args[0].input).toEqual({ RequestItems: left });
});

it('Table.batchWrite writes in batches, with a limited number of concurrent requests', async () => {
  let [underWay, most] = [0, 0];
  dynamo.on(BatchWriteCommand).callsFake(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return {};
  });
  await table.batchWrite({ put: Array.from({ length: 2_500 }, (_, index) => item(String(index))) });
  expect(dynamo.commandCalls(BatchWriteCommand)).toHaveLength(100);
  expect(most).toBe(20);
});
