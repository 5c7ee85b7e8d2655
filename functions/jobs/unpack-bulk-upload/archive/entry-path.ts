import { type Entry, getFileNameLowLevel } from 'yauzl';
import { decodeText, detectEncoding } from '#shared/rules/text/decode-text.ts';
import { archivePath } from '#shared/rules/site/bulk-upload/archive-path.ts';

const IS_UTF8 = 0x8_00;
/** The name in UTF-8, which some programs add to one in another encoding. */
const UNICODE_PATH = 0x70_75;

function decodedName({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry): string {
  const isDeclared = (flags & IS_UTF8) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  // Programs of Windows in Japan write Shift_JIS, those of macOS write UTF-8 without saying so.
  const encoding = isDeclared ? undefined : detectEncoding(fileNameRaw);
  const detected = encoding && decodeText(fileNameRaw, encoding);
  return detected ?? getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
}

/** The path of an entry, decoded by what the entry says or else by its bytes. */
export const entryPath = (entry: Entry): string => archivePath(decodedName(entry));
