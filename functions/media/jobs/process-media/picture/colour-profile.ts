import { isoBoxes } from '#functions/media/services/iso-boxes.ts';

const PROFILE_KINDS = new Set(['prof', 'rICC']);
const APP2 = 0xffe2;
const PROFILE_NAME = 'ICC_PROFILE\0';
/** Number of bytes of a profile that fit into one JPEG segment, besides its length, name, number and count. */
const CHUNK_BYTES = 0xffff - 2 - PROFILE_NAME.length - 2;
const START_OF_IMAGE_BYTES = 2;

const ascii = (bytes: Uint8Array): string => String.fromCodePoint(...bytes);

/** Returns the ICC profile of a HEIC file, if it has one. Phones write Display P3. */
export function readHeicProfile(bytes: Uint8Array): Uint8Array | undefined {
  const colours = isoBoxes(bytes, ['meta', 'iprp', 'ipco', 'colr']);
  const box = colours.find(({ start }) => PROFILE_KINDS.has(ascii(bytes.subarray(start, start + 4))));
  return box && bytes.subarray(box.start + 4, box.end);
}

/** Returns the JPEG with an ICC profile embedded, split into as many APP2 segments as it needs. */
export function embedColourProfile(jpeg: Uint8Array, profile: Uint8Array): Uint8Array {
  const count = Math.ceil(profile.length / CHUNK_BYTES);
  const segments = Array.from({ length: count }, (_, index) => {
    const chunk = profile.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
    const head = Buffer.alloc(4);
    head.writeUInt16BE(APP2, 0);
    head.writeUInt16BE(2 + PROFILE_NAME.length + 2 + chunk.length, 2);
    return Buffer.concat([head, Buffer.from(PROFILE_NAME, 'latin1'), Buffer.from([index + 1, count]), chunk]);
  });
  return Buffer.concat([jpeg.subarray(0, START_OF_IMAGE_BYTES), ...segments, jpeg.subarray(START_OF_IMAGE_BYTES)]);
}
