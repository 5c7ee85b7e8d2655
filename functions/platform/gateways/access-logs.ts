import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';

/** The access logs of sites: compressed objects, each written once. */
export interface AccessLogs {
  /** Returns the content of a log object as a stream, or `undefined` if it does not exist. */
  open(key: string): Promise<Readable | undefined>;
}

export const accessLogs = (client: S3Client, bucket: string): AccessLogs => ({
  async open(key) {
    try {
      const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (body instanceof Readable) return body;
      throw new Error('S3 answered without a stream');
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },
});
