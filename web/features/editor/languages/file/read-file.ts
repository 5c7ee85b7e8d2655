import {
  FILE_MAX_BYTES,
  type FileFault,
  type FileTexts,
  readTranslationFile,
} from '#web/features/editor/languages/file/translation-file.ts';

/** Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark, as spreadsheets save it; `undefined` in other encodings. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a file of translations; returns why it cannot be read otherwise. */
export async function readFile(file: Blob): Promise<{ texts: FileTexts } | { fault: FileFault | 'encoding' }> {
  if (file.size > FILE_MAX_BYTES) return { fault: 'too-large' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? { fault: 'encoding' } : readTranslationFile(text);
}
