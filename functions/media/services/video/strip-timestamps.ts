import { isoBoxes } from '#functions/media/services/iso-boxes.ts';

const TIMED_BOXES = [
  ['moov', 'mvhd'],
  ['moov', 'trak', 'tkhd'],
  ['moov', 'trak', 'mdia', 'mdhd'],
] as const;
const VERSION_AND_FLAGS_BYTES = 4;

/** Returns the MP4 without creation and modification times, so that the same content gives the same bytes. */
export function stripTimestamps(mp4: Uint8Array): Uint8Array {
  const copy = mp4.slice();
  for (const path of TIMED_BOXES)
    for (const { start } of isoBoxes(copy, path)) {
      const from = start + VERSION_AND_FLAGS_BYTES;
      // The two times take 8 bytes each in version 1 and 4 bytes each in version 0.
      copy.fill(0, from, from + (copy[start] === 1 ? 16 : 8));
    }
  return copy;
}
