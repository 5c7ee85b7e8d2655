import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import classes from '#web/features/editor/preview/frame/device-frame.module.css';

/** The screen size of each device, in CSS pixels: the phone of and a small laptop. */
export const FRAME_SIZE: Readonly<Record<ViewMode, { width: number; height: number }>> = {
  MOBILE: PREVIEW_FRAME,
  PC: { width: 1280, height: 720 },
};

interface DeviceFrameProps {
  viewMode: ViewMode;
  /** The size of the screen in CSS pixels, if it is not that of `viewMode`. */
  size?: { width: number; height: number };
  label: string;
  children: ReactNode;
}

/** A phone or desktop screen at its true size, scaled down only if the space is too small. */
export function DeviceFrame({
  viewMode,
  size: { width: frameWidth, height: frameHeight } = FRAME_SIZE[viewMode],
  label,
  children,
}: DeviceFrameProps) {
  const { ref, width, height } = useElementSize();
  const scale = width === 0 || height === 0 ? 0 : Math.min(1, width / frameWidth, height / frameHeight);
  const style: CSSProperties & { '--scale': number } = {
    width: frameWidth,
    height: frameHeight,
    '--scale': scale,
    transform: `scale(${scale})`,
    // Transparent instead of hidden, because the content may receive the focus before the size is known.
    opacity: scale === 0 ? 0 : 1,
  };
  return (
    <div ref={ref} className={classes['space']}>
      <div className={classes['slot']} style={{ width: frameWidth * scale, height: frameHeight * scale }}>
        <div role="group" aria-label={label} className={classes['device']} data-device={viewMode} style={style}>
          {children}
        </div>
      </div>
    </div>
  );
}
