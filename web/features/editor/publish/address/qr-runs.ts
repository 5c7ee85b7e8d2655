import { encode } from 'uqr';

/** Light modules around the code, as the standard asks for. */
const QUIET = 4;

/** Dark modules beside each other in a row. */
interface Run {
  x: number;
  y: number;
  length: number;
}

export interface QrRuns {
  /** Modules along one side, with the quiet zone. */
  size: number;
  runs: readonly Run[];
}

/** The QR code of a text, strong enough to be printed small (a quarter of it may be damaged). */
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

/** The dark modules as an SVG path, one unit each. */
export const qrPath = ({ runs }: QrRuns): string => runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1H${x}z`).join('');

/** The code as a file of its own. */
export const qrSvg = (code: QrRuns): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/><path d="${qrPath(code)}"/></svg>`;
