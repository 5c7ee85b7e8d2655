import { decodeText } from '#web/lib/decode-text.ts';
import {
  FILE_MAX_BYTES,
  type FileFault,
  type FileTexts,
  readTranslationFile,
} from '#web/features/editor/languages/file/translation-file.ts';

/** Reads a file of translations; returns why it cannot be read otherwise. */
export async function readFile(file: Blob): Promise<{ texts: FileTexts } | { fault: FileFault | 'encoding' }> {
  if (file.size > FILE_MAX_BYTES) return { fault: 'too-large' };
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? { fault: 'encoding' } : readTranslationFile(text);
}
