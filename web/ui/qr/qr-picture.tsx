import { useMemo } from 'react';
import { BLACK_ON_WHITE, type QrColours } from '#web/ui/qr/qr-colours.ts';
import { qrPath, qrRuns } from '#web/ui/qr/qr-runs.ts';

const SHOWN_SIZE = 200;

interface QrPictureProps {
  text: string;
  label: string;
  colours?: QrColours;
}

/** A text as a QR code on screen. */
export function QrPicture({ text, label, colours = BLACK_ON_WHITE }: QrPictureProps) {
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
      <path fill={colours.light} d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill={colours.dark} d={qrPath(code)} />
    </svg>
  );
}
