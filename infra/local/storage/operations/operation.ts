import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ObjectStore } from '#infra/local/storage/store/object-store.ts';
import type { Payload } from '#infra/local/storage/request/signature.ts';

/** The context of an authenticated request. */
export interface OperationContext {
  store: ObjectStore;
  bucket: string;
  key: string;
  /** Whether the bucket supports object locks. */
  isLockable: boolean;
  query: ReadonlyMap<string, string>;
  /** The headers of the request, including those in the query of a presigned URL. */
  headers: IncomingHttpHeaders;
  request: IncomingMessage;
  response: ServerResponse;
  payload: Payload;
}

/** Performs an S3 action and answers the request. Throws an `S3Error` to refuse. */
export type Operation = (call: OperationContext) => Promise<void>;

export function sendXml(response: ServerResponse, status: number, xml: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/xml', 'content-length': Buffer.byteLength(xml) }).end(xml);
}
