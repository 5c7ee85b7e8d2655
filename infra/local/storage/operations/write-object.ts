import type { IncomingHttpHeaders } from 'node:http';
import { sendXml, type Operation } from '#infra/local/storage/operations/operation.ts';
import { checksumHeaders, storedHeaders } from '#infra/local/storage/operations/object-headers.ts';
import { assertUnlocked, lockHeaders, withoutLock } from '#infra/local/storage/request/object-lock.ts';
import { assertWritePreconditions } from '#infra/local/storage/request/preconditions.ts';
import { receiveBody, receiveDocument } from '#infra/local/storage/request/receive-body.ts';
import type { StoredObject } from '#infra/local/storage/store/object-index.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import { parseRequestTarget } from '#infra/local/storage/request/request-target.ts';
import { elementContents, xmlDocument, element, textElement, elementText } from '#infra/local/storage/xml.ts';

const DELETIONS_MAX = 1000;

/** Checks whether a write may replace an object: its preconditions, and the lock of the object. */
function assertReplaceable(headers: IncomingHttpHeaders, current: StoredObject | undefined): void {
  assertWritePreconditions(headers, current);
  assertUnlocked(current, Date.now());
}

export const putObject: Operation = async ({ store, bucket, key, isLockable, headers, request, response, payload }) => {
  const stored = { ...storedHeaders(headers), ...lockHeaders(headers, isLockable, Date.now()) };
  const object = await store.put(
    bucket,
    key,
    (current) => assertReplaceable(headers, current),
    async (write) => {
      const { size, md5, checksums } = await receiveBody(request, headers, payload, write);
      return { size, etag: md5, headers: { ...stored, ...checksums } };
    },
  );
  response.writeHead(200, { ...checksumHeaders(object.headers), etag: `"${object.etag}"`, 'content-length': 0 }).end();
};

export const copyObject: Operation = async ({ store, bucket, key, headers, response }) => {
  const header = String(headers['x-amz-copy-source']);
  const source = parseRequestTarget(header.startsWith('/') ? header : `/${header}`);
  const replace = headers['x-amz-metadata-directive'] === 'REPLACE';
  const versionId = source.query.get('versionId');
  if (source.query.size > (versionId === undefined ? 0 : 1)) throw new S3Error('NotImplemented');
  if (versionId === undefined && !replace && source.bucket === bucket && source.key === key) {
    throw new S3Error(
      'InvalidRequest',
      'This copy request is illegal because it is trying to copy an object to itself without changing its metadata.',
    );
  }
  const opened = await (versionId === undefined
    ? store.open(source.bucket, source.key)
    : store.openVersion(source.bucket, source.key, versionId));
  if (!opened) throw new S3Error('NoSuchKey');
  const { object, file } = opened;
  try {
    const copied = await store.put(
      bucket,
      key,
      (current) => assertReplaceable(headers, current),
      async (write) => {
        for await (const piece of file.createReadStream({ autoClose: false })) await write(piece as Buffer);
        return {
          ...object,
          headers: replace ? { ...storedHeaders(headers), ...checksumHeaders(object.headers) } : withoutLock(object.headers),
        };
      },
    );
    const modified = new Date(copied.modified).toISOString();
    sendXml(response, 200, xmlDocument('CopyObjectResult', textElement('LastModified', modified), textElement('ETag', `"${copied.etag}"`)));
  } finally {
    await file.close();
  }
};

export const deleteObject: Operation = async ({ store, bucket, key, response }) => {
  await store.remove(bucket, key, (current) => assertUnlocked(current, Date.now()));
  response.writeHead(204).end();
};

export const deleteObjects: Operation = async ({ store, bucket, headers, request, response, payload }) => {
  const xml = await receiveDocument(request, headers, payload);
  const keys = elementContents(xml, 'Object').map((object) => elementText(object, 'Key') ?? '');
  if (keys.length === 0 || keys.length > DELETIONS_MAX || keys.includes('')) throw new S3Error('MalformedXML');
  const quiet = elementText(xml, 'Quiet') === 'true';
  const outcomes: string[] = [];
  for (const key of keys)
    try {
      await store.remove(bucket, key, (current) => assertUnlocked(current, Date.now()));
      if (!quiet) outcomes.push(element('Deleted', textElement('Key', key)));
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      outcomes.push(element('Error', textElement('Key', key), textElement('Code', error.code), textElement('Message', error.message)));
    }
  sendXml(response, 200, xmlDocument('DeleteResult', ...outcomes));
};
