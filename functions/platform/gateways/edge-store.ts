// Registers the signature that the store's API requires (SigV4A). The client detects it automatically.
import '@aws-sdk/signature-v4a';
import {
  type CloudFrontKeyValueStoreClient,
  ConflictException,
  DescribeKeyValueStoreCommand,
  GetKeyCommand,
  ResourceNotFoundException,
  UpdateKeysCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';

/** Changes of the store, which are applied atomically. */
export interface EdgeStoreChanges {
  puts: Readonly<Record<string, string>>;
  deletes: readonly string[];
}

/** The key value store that the functions at the edge read: at most 5 MB, keys up to 512 bytes, values up to 1 KB. */
export interface EdgeStore {
  /** Returns the version of the whole store, for `write`. */
  readVersion(): Promise<string>;
  /** Returns the value of a key, or `undefined` if there is none. */
  read(key: string): Promise<string | undefined>;
  /**
   * Writes the changes. Returns `false`, without writing, if the store has changed since `version`. Readers at the edge see the change
   * within seconds.
   */
  write(version: string, changes: EdgeStoreChanges): Promise<boolean>;
}

function requireTag(tag: string | undefined): string {
  if (!tag) throw new Error('The key value store was described without an ETag');
  return tag;
}

/** Returns the key value store with this ARN. */
export const cloudFrontEdgeStore = (client: CloudFrontKeyValueStoreClient, arn: string): EdgeStore => ({
  readVersion: async () => requireTag((await client.send(new DescribeKeyValueStoreCommand({ KvsARN: arn }))).ETag),
  async read(key) {
    try {
      return (await client.send(new GetKeyCommand({ KvsARN: arn, Key: key }))).Value;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    }
  },
  async write(version, { puts, deletes }) {
    try {
      await client.send(
        new UpdateKeysCommand({
          KvsARN: arn,
          IfMatch: version,
          Puts: Object.entries(puts).map(([Key, Value]) => ({ Key, Value })),
          Deletes: deletes.map((Key) => ({ Key })),
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConflictException) return false;
      throw error;
    }
  },
});
