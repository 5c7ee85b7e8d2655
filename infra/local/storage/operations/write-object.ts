import { sendXml, type Operation } from '#infra/local/storage/operations/operation.ts';
import { checksumHeaders, storedHeaders } from '#infra/local/storage/operations/object-headers.ts';
import { assertWritePreconditions } from '#infra/local/storage/request/preconditions.ts';
import { receiveBody, receiveDocument } from '#infra/local/storage/request/receive-body.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import { parseRequestTarget } from '#infra/local/storage/request/request-target.ts';
import { elementContents, xmlDocument, element, textElement, elementText } from '#infra/local/storage/xml.ts';

const DELETIONS_MAX = 1000;

export const putObject: Operation = async ({ store, bucket, key, headers, request, response, payload }) => {
  const kept = storedHeaders(headers);
  const object = await store.put(
    bucket,
    key,
    (current) => assertWritePreconditions(headers, current),
    async (write) => {
      const { size, md5, checksums } = await receiveBody(request, headers, payload, write);
      return { size, etag: md5, headers: { ...kept, ...checksums } };
    },
  );
  response.writeHead(200, { ...checksumHeaders(object.headers), etag: `"${object.etag}"`, 'content-length': 0 }).end();
};

export const copyObject: Operation = async ({ store, bucket, key, headers, response }) => {
  const header = String(headers['x-amz-copy-source']);
  const source = parseRequestTarget(header.startsWith('/') ? header : `/${header}`);
  const replace = headers['x-amz-metadata-directive'] === 'REPLACE';
  if (source.query.size > 0) throw new S3Error('NotImplemented');
  if (!replace && source.bucket === bucket && source.key === key) {
    throw new S3Error(
      'InvalidRequest',
      'This copy request is illegal because it is trying to copy an object to itself without changing its metadata.',
    );
  }
  const opened = await store.open(source.bucket, source.key);
  if (!opened) throw new S3Error('NoSuchKey');
  const { object, file } = opened;
  try {
    const copied = await store.put(
      bucket,
      key,
      (current) => assertWritePreconditions(headers, current),
      async (write) => {
        for await (const piece of file.createReadStream({ autoClose: false })) await write(piece as Buffer);
        return { ...object, headers: replace ? { ...storedHeaders(headers), ...checksumHeaders(object.headers) } : object.headers };
      },
    );
    const modified = new Date(copied.modified).toISOString();
    sendXml(response, 200, xmlDocument('CopyObjectResult', textElement('LastModified', modified), textElement('ETag', `"${copied.etag}"`)));
  } finally {
    await file.close();
  }
};

export const deleteObject: Operation = async ({ store, bucket, key, response }) => {
  await store.remove(bucket, key);
  response.writeHead(204).end();
};

export const deleteObjects: Operation = async ({ store, bucket, headers, request, response, payload }) => {
  const xml = await receiveDocument(request, headers, payload);
  const keys = elementContents(xml, 'Object').map((object) => elementText(object, 'Key') ?? '');
  if (keys.length === 0 || keys.length > DELETIONS_MAX || keys.includes('')) throw new S3Error('MalformedXML');
  for (const key of keys) await store.remove(bucket, key);
  const quiet = elementText(xml, 'Quiet') === 'true';
  sendXml(response, 200, xmlDocument('DeleteResult', ...(quiet ? [] : keys.map((key) => element('Deleted', textElement('Key', key))))));
};
