import type { Operation } from '#infra/local/storage/operations/operation.ts';
import { sendXml } from '#infra/local/storage/operations/operation.ts';
import { listPage } from '#infra/local/storage/operations/list-page.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import { encodeRfc3986 } from '#infra/local/storage/request/request-target.ts';
import { xmlDocument, element, textElement } from '#infra/local/storage/xml.ts';

const PAGE_MAX = 1000;

function maxKeysOf(value: string | undefined): number {
  if (value === undefined) return PAGE_MAX;
  if (!/^\d{1,10}$/.test(value)) throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range');
  return Math.min(Number(value), PAGE_MAX);
}

/** Answers ListObjectsV2. */
export const listObjects: Operation = async ({ store, bucket, query, response }) => {
  if (query.get('list-type') !== '2') throw new S3Error('NotImplemented');
  const listing = {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys: maxKeysOf(query.get('max-keys')),
    startAfter: query.get('start-after') ?? '',
    token: query.get('continuation-token'),
  };
  const page = listPage((start, limit) => store.index.listFrom(bucket, start, limit), listing);
  const byUrl = query.get('encoding-type') === 'url';
  const shown = (value: string): string => (byUrl ? encodeRfc3986(value).replaceAll('%2F', '/') : value);
  sendXml(
    response,
    200,
    xmlDocument(
      'ListBucketResult',
      textElement('Name', bucket),
      textElement('Prefix', shown(listing.prefix)),
      ...(listing.delimiter === '' ? [] : [textElement('Delimiter', shown(listing.delimiter))]),
      ...(listing.startAfter === '' ? [] : [textElement('StartAfter', shown(listing.startAfter))]),
      ...(byUrl ? [textElement('EncodingType', 'url')] : []),
      textElement('MaxKeys', listing.maxKeys),
      textElement('KeyCount', page.objects.length + page.commonPrefixes.length),
      textElement('IsTruncated', page.nextToken !== undefined),
      ...(listing.token === undefined ? [] : [textElement('ContinuationToken', listing.token)]),
      ...(page.nextToken === undefined ? [] : [textElement('NextContinuationToken', page.nextToken)]),
      ...page.objects.map(({ key, size, etag, modified }) =>
        element(
          'Contents',
          textElement('Key', shown(key)),
          textElement('LastModified', new Date(modified).toISOString()),
          textElement('ETag', `"${etag}"`),
          textElement('Size', size),
          textElement('StorageClass', 'STANDARD'),
        ),
      ),
      ...page.commonPrefixes.map((prefix) => element('CommonPrefixes', textElement('Prefix', shown(prefix)))),
    ),
  );
};
