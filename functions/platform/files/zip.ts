import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

interface EntryHead {
  name: string;
  /** Modification date, YYYY-MM-DD. */
  day: string;
}

/** An entry in memory. It is stored without compression, because PDFs are compressed already. */
interface StoredEntry extends EntryHead {
  bytes: Uint8Array;
}

/** An entry whose size and checksum are known only after its last chunk. `isCompressed` deflates it, for texts. */
export interface StreamedEntry extends EntryHead {
  pieces: AsyncIterable<Uint8Array>;
  isCompressed: boolean;
}

export type ZipEntry = StoredEntry | StreamedEntry;

async function addEntries(file: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  // yazl keeps the callback of each entry until the end. All callbacks share this variable, so that they do not retain the streams.
  let source: Readable;
  const openSource: Parameters<ZipFile['addReadStreamLazy']>[2] = (callback) => callback(null, source);
  for await (const entry of entries) {
    // The format contains local dates, so the date is midnight in the time zone of the process.
    const options = { mtime: new Date(`${entry.day}T00:00`), forceDosTimestamp: true };
    if ('bytes' in entry) {
      file.addBuffer(Buffer.from(entry.bytes), entry.name, { ...options, compress: false });
      continue;
    }
    source = Readable.from(entry.pieces, { objectMode: false, signal });
    file.addReadStreamLazy(entry.name, { ...options, compress: entry.isCompressed }, openSource);
    await finished(source);
  }
  file.end();
}

/**
 * Yields a ZIP file chunk by chunk. Streamed entries are not buffered; entries in memory stay there until the end. Uses the plain format,
 * which every program can read, up to 65,534 entries and 4 GB, and ZIP64 for larger files.
 */
export async function* zipChunks(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const file = new ZipFile();
  const output = file.outputStream.pipe(new PassThrough());
  const reading = new AbortController();
  addEntries(file, entries, reading.signal).catch((error: Error) => output.destroy(error));
  try {
    yield* output;
  } finally {
    reading.abort();
  }
}
