/** Maximum number of bytes of a file in one response: a Lambda response is limited to 6 MB, and base64 adds a third. */
export const RESPONSE_BYTES_MAX = 4 * 2 ** 20;

const ONE_RANGE = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/i;

interface ByteRange {
  /** The `Range` to read from storage, at most the size of one response. A client that needs more bytes requests the next range. */
  read: string;
  /** Whether a part was requested. Any header except a single byte range requests the whole file (RFC 9110, 14.2). */
  isPart: boolean;
}

const WHOLE: ByteRange = { read: `bytes=0-${RESPONSE_BYTES_MAX - 1}`, isPart: false };

/** Parses a `Range` header. */
export function parseByteRange(header: string | undefined): ByteRange {
  const { first = '', last = '' } = ONE_RANGE.exec(header?.trim() ?? '')?.groups ?? {};
  if (first === '') return last === '' ? WHOLE : { read: `bytes=-${Math.min(Number(last), RESPONSE_BYTES_MAX)}`, isPart: true };
  const [from, most] = [Number(first), Number(first) + RESPONSE_BYTES_MAX - 1];
  if (last !== '' && Number(last) < from) return WHOLE;
  return { read: `bytes=${from}-${last === '' ? most : Math.min(Number(last), most)}`, isPart: true };
}
