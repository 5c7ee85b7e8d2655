import { parseColour } from '#shared/values/colour.ts';
import type { QrColours } from '#web/ui/qr/qr-colours.ts';
import type { QrRuns } from '#web/ui/qr/qr-runs.ts';

/** The side of the page in points: 60 mm. */
const SIDE = 170.08;

/** Returns a colour as three shares of a PDF, 0 to 1. */
function shares(colour: string): string {
  const { red, green, blue } = parseColour(colour) ?? { red: 0, green: 0, blue: 0 };
  return [red, green, blue].map((channel) => (channel / 255).toFixed(4)).join(' ');
}

/** Returns the code as a PDF with one square page, in vectors. Rows of a PDF count from the bottom. */
export function qrPdf({ size, runs }: QrRuns, { dark, light }: QrColours): string {
  const scale = (SIDE / size).toFixed(6);
  const content = [
    `${scale} 0 0 ${scale} 0 0 cm`,
    `${shares(light)} rg 0 0 ${size} ${size} re f`,
    `${shares(dark)} rg`,
    ...runs.map(({ x, y, length }) => `${x} ${size - 1 - y} ${length} 1 re`),
    'f',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SIDE} ${SIDE}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
