/** What a Lambda answers with at most, and base64 makes a third more of it: bytes of a file in one answer. */
export const RESPONSE_BYTES_MAX = 4 * 2 ** 20;

const ONE_RANGE = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/i;

interface AskedRange {
  /** The range to read, as storage takes it: never more than fits into an answer. Who asked for more goes on from there. */
  read: string;
  /** Whether a part was asked for. A header that asks for anything but one range of bytes asks for the whole (RFC 9110, 14.2). */
  isPart: boolean;
}

const WHOLE: AskedRange = { read: `bytes=0-${RESPONSE_BYTES_MAX - 1}`, isPart: false };

/** What a `Range` header asks for. */
export function parseByteRange(header: string | undefined): AskedRange {
  const { first = '', last = '' } = ONE_RANGE.exec(header?.trim() ?? '')?.groups ?? {};
  if (first === '') return last === '' ? WHOLE : { read: `bytes=-${Math.min(Number(last), RESPONSE_BYTES_MAX)}`, isPart: true };
  const [from, most] = [Number(first), Number(first) + RESPONSE_BYTES_MAX - 1];
  if (last !== '' && Number(last) < from) return WHOLE;
  return { read: `bytes=${from}-${last === '' ? most : Math.min(Number(last), most)}`, isPart: true };
}
