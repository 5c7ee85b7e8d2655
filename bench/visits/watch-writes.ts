import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const UNIT_BYTES = 1_024;
const NUMBER_BYTES = 8;
/** A write within a transaction costs twice its units. */
const TRANSACTION = 2;

/** Returns the approximate size of an attribute as DynamoDB counts it. */
function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.length;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null) return NUMBER_BYTES;
  return Object.entries(value).reduce((sum, [name, inner]) => sum + name.length + sizeOf(inner), 0);
}

type Key = Readonly<Record<string, unknown>>;
interface Written {
  Put?: { Item: Key };
  Update?: { Key: Key };
  Delete?: { Key: Key };
}
type Input = { Item?: Key; Key?: Key; TransactItems?: Written[] };

/** Returns the text of a key, plain or as the database writes it. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : ((value as { S?: string } | undefined)?.S ?? ''));
/** Returns the kind of an item: its keys, each up to the first separator of fields. */
const kindOf = ({ pk, sk }: Key): string => {
  const partition = textOf(pk).split('#')[0];
  return partition === 'VISITS' ? (textOf(sk).split('#')[0] ?? '') : (partition ?? '');
};

/** Counts the write units of a client by the kind of item; an update like an item below 1 KB. Returns a function that takes the counts. */
export function watchWrites(client: DynamoDBDocumentClient): () => Record<string, number> {
  let units: Record<string, number> = {};
  const count = (key: Key | undefined, bytes: number, times: number): void => {
    if (!key) return;
    const kind = kindOf(key);
    units[kind] = (units[kind] ?? 0) + Math.max(1, Math.ceil(bytes / UNIT_BYTES)) * times;
  };
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const { Item: item, Key: key, TransactItems: written = [] } = args.input as Input;
        if (/^(Put|Update|Delete)Item/.test(String(commandName))) count(item ?? key, sizeOf(item ?? key), 1);
        for (const { Put: put, Update: update, Delete: removed } of written) {
          const own = put?.Item ?? update?.Key ?? removed?.Key;
          count(own, sizeOf(own), TRANSACTION);
        }
        return next(args);
      },
    { step: 'initialize', name: 'watchWrites' },
  );
  return () => {
    const taken = units;
    units = {};
    return taken;
  };
}
