import { useMemo } from 'react';
import { qrPath, qrRuns } from '#web/ui/qr/qr-runs.ts';

const SHOWN_SIZE = 200;

/** A text as a QR code on screen. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => qrRuns(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={SHOWN_SIZE}
      height={SHOWN_SIZE}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path d={qrPath(code)} />
    </svg>
  );
}
