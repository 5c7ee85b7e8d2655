import { sendXml, type Operation } from '#infra/local/storage/operations/operation.ts';
import { encodeRfc3986 } from '#infra/local/storage/request/request-target.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import { element, textElement, xmlDocument } from '#infra/local/storage/xml.ts';

/** A page ends after the last version of a key, so that no continuation needs a version id. */
const KEYS_PER_PAGE = 200;

/** Answers ListObjectVersions of a whole bucket. */
export const listObjectVersions: Operation = async ({ store, bucket, query, response }) => {
  if (['prefix', 'delimiter', 'max-keys'].some((name) => query.has(name))) throw new S3Error('NotImplemented');
  const keys = store.index.versionedKeysAbove(bucket, query.get('key-marker') ?? '', KEYS_PER_PAGE + 1);
  const listed = keys.slice(0, KEYS_PER_PAGE);
  const isTruncated = keys.length > listed.length;
  const shown = (key: string): string => (query.get('encoding-type') === 'url' ? encodeRfc3986(key).replaceAll('%2F', '/') : key);
  const versions = listed
    .flatMap((key) => store.index.versionsOf(bucket, key))
    .map(({ key, id, object, modified, isLatest }) =>
      element(
        object ? 'Version' : 'DeleteMarker',
        textElement('Key', shown(key)),
        textElement('VersionId', id),
        textElement('IsLatest', isLatest),
        textElement('LastModified', new Date(modified).toISOString()),
        ...(object ? [textElement('ETag', `"${object.etag}"`), textElement('Size', object.size)] : []),
      ),
    );
  sendXml(
    response,
    200,
    xmlDocument(
      'ListVersionsResult',
      textElement('Name', bucket),
      textElement('IsTruncated', isTruncated),
      ...(isTruncated ? [textElement('NextKeyMarker', shown(listed.at(-1) ?? ''))] : []),
      ...versions,
    ),
  );
};
