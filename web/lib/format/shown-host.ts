const PREFIX = 'xn--';
/** The parameters of Punycode for domain names (RFC 3492, 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE_POINT = 128;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Adapts the bias after a delta, for decoding the next one (RFC 3492, 6.1). */
function adaptedBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** Decodes one generalised variable-length integer; returns its value and the next index, or `undefined` if malformed. */
function readInteger(digits: string, from: number, bias: number): { value: number; next: number } | undefined {
  let value = 0;
  let weight = 1;
  for (let at = from, k = BASE; at < digits.length; at += 1, k += BASE) {
    const digit = DIGITS.indexOf(digits.charAt(at));
    if (digit < 0) return undefined;
    value += digit * weight;
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (digit < threshold) return { value, next: at + 1 };
    weight *= BASE - threshold;
  }
  return undefined;
}

/**
 * Decodes one label (RFC 3492, 6.2):
 * 1. The characters before the last hyphen are ASCII and are kept.
 * 2. Each integer after the hyphen advances code point and position, and inserts the code point at that position.
 */
function decodeLabel(label: string): string | undefined {
  const encoded = label.slice(PREFIX.length);
  const end = encoded.lastIndexOf('-');
  const characters = end < 0 ? [] : Array.from(encoded.slice(0, end));
  const digits = encoded.slice(end + 1);
  let codePoint = INITIAL_CODE_POINT;
  let bias = INITIAL_BIAS;
  let position = 0;
  for (let at = 0; at < digits.length;) {
    const read = readInteger(digits, at, bias);
    if (!read) return undefined;
    const length = characters.length + 1;
    bias = adaptedBias(read.value, length, at === 0);
    codePoint += Math.floor((position + read.value) / length);
    if (codePoint > 0x10_ffff) return undefined;
    position = (position + read.value) % length;
    characters.splice(position, 0, String.fromCodePoint(codePoint));
    position += 1;
    at = read.next;
  }
  return characters.join('');
}

/** Formats a host for display: decodes Punycode labels. Labels that cannot be decoded are unchanged. */
export const shownHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? (decodeLabel(label) ?? label) : label))
    .join('.');
