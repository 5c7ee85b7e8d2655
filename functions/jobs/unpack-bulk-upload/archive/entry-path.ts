import { type Entry, getFileNameLowLevel } from 'yauzl';
import { decodeText, detectEncoding } from '#functions/domain/text/decode-text.ts';
import type { TextEncoding } from '#shared/rules/text/text-encodings.ts';
import { archivePath } from '#shared/rules/site/bulk-upload/archive-path.ts';

const IS_UTF8 = 0x8_00;
/** The name in UTF-8, which some programs add to one in another encoding. */
const UNICODE_PATH = 0x70_75;

/** Whether an entry says that it has a name in UTF-8. */
const isDeclared = ({ generalPurposeBitFlag, extraFields }: Entry): boolean =>
  (generalPurposeBitFlag & IS_UTF8) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);

const LINE_FEED = Buffer.from('\n');

/**
 * The encoding of the names that do not tell theirs: programs of Windows write that of their country, those of macOS UTF-8. Told from
 * all names together, because one program wrote them and a single one is short.
 */
const encodingOf = (entries: readonly Entry[]): TextEncoding | undefined =>
  detectEncoding(Buffer.concat(entries.flatMap(({ fileNameRaw }) => [fileNameRaw, LINE_FEED])));

function decodedName(entry: Entry, encoding: TextEncoding | undefined): string {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  // Of an archive with names in several encodings, each is read by itself.
  const own = isDeclared(entry) ? undefined : (encoding ?? detectEncoding(fileNameRaw));
  return (own && decodeText(fileNameRaw, own)) ?? getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
}

/** The paths of the entries of an archive in their order, each decoded by what its entry says or else by the bytes of all. */
export function entryPaths(entries: readonly Entry[]): string[] {
  const encoding = encodingOf(entries.filter((entry) => !isDeclared(entry)));
  return entries.map((entry) => archivePath(decodedName(entry, encoding)));
}
