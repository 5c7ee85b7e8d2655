import { type Entry, getFileNameLowLevel } from 'yauzl';
import { decodeText, detectEncoding } from '#functions/platform/text/decode-text.ts';
import type { TextEncoding } from '#shared/values/text/text-encodings.ts';
import { archivePath } from '#shared/rules/bulk-upload/archive-path.ts';

const IS_UTF8 = 0x8_00;
/** The extra field with the name in UTF-8, which some programs add to a name in another encoding. */
const UNICODE_PATH = 0x70_75;

/** Whether an entry declares a name in UTF-8. */
const isDeclared = ({ generalPurposeBitFlag, extraFields }: Entry): boolean =>
  (generalPurposeBitFlag & IS_UTF8) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);

const LINE_FEED = Buffer.from('\n');

/**
 * Returns the encoding of names that declare none. Windows programs use the encoding of their country, macOS programs UTF-8. It is detected
 * from all names together, because one program wrote them and a single name is too short.
 */
const encodingOf = (entries: readonly Entry[]): TextEncoding | undefined =>
  detectEncoding(Buffer.concat(entries.flatMap(({ fileNameRaw }) => [fileNameRaw, LINE_FEED])));

function decodedName(entry: Entry, encoding: TextEncoding | undefined): string {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  // If the names have several encodings, the encoding of each name is detected separately.
  const own = isDeclared(entry) ? undefined : (encoding ?? detectEncoding(fileNameRaw));
  return (own && decodeText(fileNameRaw, own)) ?? getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
}

/** Returns the paths of the entries of an archive, in order. Each is decoded by its declared encoding, or else by the detected one. */
export function entryPaths(entries: readonly Entry[]): string[] {
  const encoding = encodingOf(entries.filter((entry) => !isDeclared(entry)));
  return entries.map((entry) => archivePath(decodedName(entry, encoding)));
}
