import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The capacity that DynamoDB bills, in request units. */
export interface Capacity {
  read: number;
  write: number;
}

interface Consumed {
  CapacityUnits?: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
}

const isRead = (command: string): boolean => /^(?:Get|BatchGet|Query|TransactGet)/.test(command);

/** Adds up the request units that the commands of a client consume. Returns a function that takes the sum since its last call. */
export function countCapacity(client: DynamoDBDocumentClient): () => Capacity {
  let sum: Capacity = { read: 0, write: 0 };
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
        const { ConsumedCapacity: consumed = [] } = result.output as { ConsumedCapacity?: Consumed | Consumed[] };
        for (const { CapacityUnits = 0 } of [consumed].flat()) sum[isRead(String(commandName)) ? 'read' : 'write'] += CapacityUnits;
        return result;
      },
    { step: 'initialize', name: 'countCapacity', priority: 'low' },
  );
  return () => {
    const taken = sum;
    sum = { read: 0, write: 0 };
    return taken;
  };
}
