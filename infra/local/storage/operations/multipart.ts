import { createHash } from 'node:crypto';
import { sendXml, type OperationContext, type Operation } from '#infra/local/storage/operations/operation.ts';
import { storedHeaders } from '#infra/local/storage/operations/object-headers.ts';
import type { Part, Upload } from '#infra/local/storage/store/object-index.ts';
import { assertWritePreconditions } from '#infra/local/storage/request/preconditions.ts';
import { receiveBody, receiveDocument } from '#infra/local/storage/request/receive-body.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import { elementContents, xmlDocument, element, textElement, elementText } from '#infra/local/storage/xml.ts';

const PART_NUMBER_MAX = 10_000;
/** The minimum size of every part but the last. */
const PART_MIN_BYTES = 5 * 2 ** 20;

function uploadOf({ store, bucket, key, query }: OperationContext): { id: string; upload: Upload } {
  const id = query.get('uploadId') ?? '';
  const upload = store.index.upload(id);
  if (!upload || upload.bucket !== bucket || upload.key !== key) throw new S3Error('NoSuchUpload');
  return { id, upload };
}

export const createMultipartUpload: Operation = async ({ store, bucket, key, headers, response }) => {
  const id = store.beginUpload({ bucket, key, headers: storedHeaders(headers) });
  sendXml(
    response,
    200,
    xmlDocument('InitiateMultipartUploadResult', textElement('Bucket', bucket), textElement('Key', key), textElement('UploadId', id)),
  );
};

export const uploadPart: Operation = async (call) => {
  const { store, query, headers, request, response, payload } = call;
  const { id } = uploadOf(call);
  const number = Number(query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > PART_NUMBER_MAX) {
    throw new S3Error('InvalidArgument', `Part number must be an integer between 1 and ${PART_NUMBER_MAX}, inclusive`);
  }
  let stated: Record<string, string> = {};
  const part = await store.putPart(id, number, async (write) => {
    const { size, md5, checksums } = await receiveBody(request, headers, payload, write);
    stated = checksums;
    return { size, etag: md5 };
  });
  response.writeHead(200, { ...stated, etag: `"${part.etag}"`, 'content-length': 0 }).end();
};

/** Lists all parts in one page. S3's pages have up to 1,000, more than any upload here. */
export const listParts: Operation = async (call) => {
  const { store, bucket, key, response } = call;
  const { id } = uploadOf(call);
  const parts = store.index.parts(id).toSorted((left, right) => left.number - right.number);
  sendXml(
    response,
    200,
    xmlDocument(
      'ListPartsResult',
      textElement('Bucket', bucket),
      textElement('Key', key),
      textElement('UploadId', id),
      textElement('IsTruncated', 'false'),
      ...parts.map(({ number, etag, size }) =>
        element('Part', textElement('PartNumber', String(number)), textElement('ETag', `"${etag}"`), textElement('Size', String(size))),
      ),
    ),
  );
};

/** Returns the stored parts in the order of the completion request. */
function chooseParts(xml: string, stored: readonly Part[]): Part[] {
  const chosen = elementContents(xml, 'Part').map((listed) => {
    const number = Number(elementText(listed, 'PartNumber'));
    const etag = elementText(listed, 'ETag')?.replaceAll('"', '');
    const part = stored.find((candidate) => candidate.number === number && candidate.etag === etag);
    return { number, part };
  });
  if (chosen.length === 0) throw new S3Error('MalformedXML');
  if (chosen.some(({ number }, index) => number <= (chosen[index - 1]?.number ?? 0))) throw new S3Error('InvalidPartOrder');
  const parts = chosen.flatMap(({ part }) => part ?? []);
  if (parts.length < chosen.length) throw new S3Error('InvalidPart');
  if (parts.slice(0, -1).some(({ size }) => size < PART_MIN_BYTES)) throw new S3Error('EntityTooSmall');
  return parts;
}

/** S3's entity tag of a multipart object: the MD5 of its parts' MD5s, and their number. */
function compositeTag(parts: readonly Part[]): string {
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'));
  return `${hash.digest('hex')}-${parts.length}`;
}

export const completeMultipartUpload: Operation = async (call) => {
  const { store, bucket, key, headers, request, response, payload } = call;
  const { id, upload } = uploadOf(call);
  const xml = await receiveDocument(request, headers, payload);
  const parts = chooseParts(xml, store.index.parts(id));
  const object = await store.completeUpload(id, upload, parts, compositeTag(parts), (current) =>
    assertWritePreconditions(headers, current),
  );
  const location = `http://${request.headers.host}/${bucket}/${encodeURIComponent(key)}`;
  sendXml(
    response,
    200,
    xmlDocument(
      'CompleteMultipartUploadResult',
      textElement('Location', location),
      textElement('Bucket', bucket),
      textElement('Key', key),
      textElement('ETag', `"${object.etag}"`),
    ),
  );
};

export const abortMultipartUpload: Operation = async (call) => {
  await call.store.abortUpload(uploadOf(call).id);
  call.response.writeHead(204).end();
};
