/** A box of an ISO base media file (MP4, MOV, HEIC): its four-letter type and the byte offsets of its content. */
interface IsoBox {
  type: string;
  start: number;
  end: number;
}

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;

/** Yields the consecutive boxes between two offsets of a file, up to the first incomplete one. */
function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<IsoBox> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = start; at + HEADER_BYTES <= end;) {
    // A size of 0 means that the box extends to the end; 1 means that a 64-bit size follows the type.
    const size32 = view.getUint32(at);
    const isLarge = size32 === 1 && at + LARGE_HEADER_BYTES <= end;
    const size = size32 === 0 ? end - at : isLarge ? Number(view.getBigUint64(at + HEADER_BYTES)) : size32;
    const content = at + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES);
    if (at + size > end || at + size < content) return;
    yield { type: String.fromCodePoint(...bytes.subarray(at + 4, at + 8)), start: content, end: at + size };
    at += size;
  }
}

/** Number of bytes of version and flags that precede the child boxes of these types. */
const FULL_BOX_BYTES: Readonly<Record<string, number>> = { meta: 4 };

/** Returns the boxes at a path of types from the top of a file, e.g. `['moov', 'trak', 'tkhd']`. */
export function isoBoxes(bytes: Uint8Array, [type, ...below]: readonly string[], start = 0, end = bytes.length): IsoBox[] {
  const found = [...boxesIn(bytes, start, end)].filter((box) => box.type === type);
  return below.length === 0 ? found : found.flatMap((box) => isoBoxes(bytes, below, box.start + (FULL_BOX_BYTES[box.type] ?? 0), box.end));
}
