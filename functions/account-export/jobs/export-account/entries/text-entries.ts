import type { RedactNames } from '#functions/accounts/services/name-redactor.ts';
import type { StreamedEntry } from '#functions/platform/files/zip.ts';

/** The size in characters up to which small chunks are joined, because each chunk is compressed and measured separately. */
const PIECE_CHARACTERS = 64_000;

async function* joined(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let pending = '';
  for await (const text of texts) {
    pending += text;
    if (pending.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  yield Buffer.from(pending);
}

/** Returns the archive entry of a text. */
export const textEntry = (name: string, day: string, texts: AsyncIterable<string>): StreamedEntry => ({
  name,
  day,
  pieces: joined(texts),
  isCompressed: true,
});

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value;
}

export const wholeTextEntry = (name: string, day: string, text: string): StreamedEntry => textEntry(name, day, one(text));

async function* arrayTexts(records: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const record of records) {
    yield `${separator}\n${JSON.stringify(record)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

/** Yields the records with only those names that the account may see. */
export async function* redactedRecords(redactNames: RedactNames, records: AsyncIterable<unknown>): AsyncGenerator {
  for await (const record of records) yield redactNames(record);
}

/** Returns the archive entry of a JSON file with an array, one record on each line. */
export const recordsEntry = (name: string, day: string, records: AsyncIterable<unknown>): StreamedEntry =>
  textEntry(`${name}.json`, day, arrayTexts(records));

/** Returns the archive entry of a JSON file with one value, formatted for people to read. */
export const jsonEntry = (name: string, day: string, value: unknown): StreamedEntry =>
  wholeTextEntry(`${name}.json`, day, `${JSON.stringify(value, null, 2)}\n`);
