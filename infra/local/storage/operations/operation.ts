import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ObjectStore } from '#infra/local/storage/store/object-store.ts';
import type { Payload } from '#infra/local/storage/request/signature.ts';

/** The context of an authenticated request. */
export interface OperationContext {
  store: ObjectStore;
  bucket: string;
  key: string;
  /** Whether the bucket keeps locks of objects. */
  isLockable: boolean;
  query: ReadonlyMap<string, string>;
  /** Headers, and those that a presigned address carries in its query in their place. */
  headers: IncomingHttpHeaders;
  request: IncomingMessage;
  response: ServerResponse;
  payload: Payload;
}

/** Carries one S3 action out and answers it; refusals are thrown as `S3Error`. */
export type Operation = (call: OperationContext) => Promise<void>;

export function sendXml(response: ServerResponse, status: number, xml: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/xml', 'content-length': Buffer.byteLength(xml) }).end(xml);
}
