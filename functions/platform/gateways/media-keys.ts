import { variantName, type Variant } from '#shared/model/media/media.ts';

/** Returns the object key of an uploaded original in the private bucket. Originals are never served; their variants are. */
export const uploadKey = (mediaId: string): string => `uploads/${mediaId}`;
/** Returns the key of the output of a conversion, until its variants are stored. The bucket deletes orphaned files after a day. */
export const convertedKey = (mediaId: string): string => `converted/${mediaId}.mp4`;
export const variantPrefix = (mediaId: string): string => `ready/${mediaId}/`;
export const variantKey = (mediaId: string, variant: Variant): string => variantPrefix(mediaId) + variantName(variant);
/**
 * Returns the key prefix of the copies of variants that a published site shows to members only. Like all keys that visitors see, they omit
 * the media id.
 */
export const memberMediaPrefix = (siteId: string): string => `members/${siteId}/`;
export const memberMediaKey = (siteId: string, folder: string, name: string): string => `${memberMediaPrefix(siteId)}${folder}/${name}`;

/** Returns the key prefix of the exported lists of a site. The bucket deletes them after a day. */
export const exportPrefix = (siteId: string): string => `exports/${siteId}/`;
export const exportKey = (siteId: string, exportId: string): string => `${exportPrefix(siteId)}${exportId}.csv`;
/** Returns the id of the job that wrote an exported file. */
export const exportIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'));

/** Returns the key of a ZIP file of invoices that an account downloads. The bucket deletes it after a day. */
export const invoiceZipKey = (accountId: string, id: string): string => `exports/invoices/${accountId}/${id}.zip`;

/** Returns the key of a journal that an account downloads. The bucket deletes it after a day. */
export const journalFileKey = (accountId: string, id: string): string => `exports/invoices/${accountId}/${id}.csv`;

/** Returns the key prefix of the exported data of an account, a ZIP file. The bucket deletes it after a day. */
export const accountExportPrefix = (accountId: string): string => `exports/accounts/${accountId}/`;
export const accountExportKey = (accountId: string, exportId: string): string => `${accountExportPrefix(accountId)}${exportId}.zip`;

/** Returns the key of the ZIP file of an exported site. The bucket deletes it after a day. */
export const siteExportKey = (siteId: string, exportId: string): string => `exports/sites/${siteId}/${exportId}.zip`;

/** Returns the key prefix of the file of an import of accounts, and of its faults. The bucket deletes both after a month. */
const importPrefix = ({ ownerId, id }: { ownerId: string; id: string }): string => `imports/${ownerId}/${id}/`;
export const importFileKey = (ref: { ownerId: string; id: string }): string => `${importPrefix(ref)}file`;
export const importFaultsKey = (ref: { ownerId: string; id: string }): string => `${importPrefix(ref)}faults.json`;

/**
 * Returns the key prefix of the ZIP file of a bulk upload, and of the outcome of each of its files. The bucket deletes both after a week.
 */
const bulkUploadPrefix = ({ siteId, id }: { siteId: string; id: string }): string => `archives/${siteId}/${id}/`;
export const bulkArchiveKey = (ref: { siteId: string; id: string }): string => `${bulkUploadPrefix(ref)}archive.zip`;
export const bulkEntriesKey = (ref: { siteId: string; id: string }): string => `${bulkUploadPrefix(ref)}entries.json`;

/** Returns the key of the PDF report of a site's month. The bucket deletes it after days. */
export const reportKey = (siteId: string, reportId: string): string => `reports/${siteId}/${reportId}.pdf`;

/** `cache-control` of variants: a key always has the same content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export const VARIANT_CONTENT_TYPE = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
} as const satisfies Record<Variant['format'], string>;

/** The content type of share cards, which are no variants of uploaded files. */
export const SHARE_CARD_TYPE = 'image/jpeg';
