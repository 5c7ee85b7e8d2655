import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { duePartitions } from '#functions/platform/keys/due-keys.ts';
import { TABLE } from '#infra/table.ts';

const { name: IndexName, partitionKey, sortKey } = TABLE.dueIndex;
const DueItem = z.object({ [sortKey]: z.string() });

/**
 * Returns a function that finds when the first item of any kind is due between two times. Sort keys of the index begin with the
 * instant. Scans the index, which is sparse, instead of querying each kind. Excludes custom domains: a pending one is due every
 * three minutes, and is checked wherever the clock stops.
 */
export function nextDueReader(tableName: string, client = tableClient()): (from: Date, to: Date) => Promise<Date | undefined> {
  return async (from, to) => {
    let first: string | undefined;
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: tableName,
          IndexName,
          FilterExpression: '#due BETWEEN :from AND :to AND #kind <> :domains',
          ProjectionExpression: '#due',
          ExpressionAttributeNames: { '#due': sortKey, '#kind': partitionKey },
          ExpressionAttributeValues: { ':from': from.toISOString(), ':to': to.toISOString(), ':domains': duePartitions('domain')[0] },
          ExclusiveStartKey,
        }),
      );
      for (const { [sortKey]: due } of z.array(DueItem).parse(page.Items ?? [])) if (due && (!first || due < first)) first = due;
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return first === undefined ? undefined : new Date(first.slice(0, first.indexOf('#')));
  };
}
