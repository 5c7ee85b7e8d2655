import { encode } from 'uqr';
import { BLACK_ON_WHITE, type QrColours } from '#web/ui/qr/qr-colours.ts';

/** The width of the quiet zone in modules, as the standard requires. */
const QUIET = 4;

/** A run of adjacent dark modules in a row. */
interface Run {
  x: number;
  y: number;
  length: number;
}

export interface QrRuns {
  /** The length of a side in modules, including the quiet zone. */
  size: number;
  runs: readonly Run[];
}

/** Returns the QR code of a text with error correction level Q (25 %), so that the code can be printed small. */
export function qrRuns(text: string): QrRuns {
  const { size, data } = encode(text, { ecc: 'Q', border: QUIET });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.findIndex((dark, at) => at > x && !dark);
      return [{ x, y, length: (end < 0 ? row.length : end) - x }];
    }),
  );
  return { size, runs };
}

/** Returns the dark modules as an SVG path, one unit per module. */
export const qrPath = ({ runs }: QrRuns): string => runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1H${x}z`).join('');

/** Returns the code as an SVG document. */
export const qrSvg = (code: QrRuns, { dark, light }: QrColours = BLACK_ON_WHITE): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges"><path fill="${light}" d="M0 0h${code.size}v${code.size}H0z"/><path fill="${dark}" d="${qrPath(code)}"/></svg>`;
