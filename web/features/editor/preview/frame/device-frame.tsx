import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import type { ViewMode } from '#shared/model/site/site.ts';
import classes from '#web/features/editor/preview/frame/device-frame.module.css';
import { FRAME_SIZE } from '#web/features/editor/preview/frame/sheet-preview.tsx';

interface DeviceFrameProps {
  viewMode: ViewMode;
  label: string;
  children: ReactNode;
}

/** A phone at true size, or a desktop window; made smaller only where there is no room for it. */
export function DeviceFrame({ viewMode, label, children }: DeviceFrameProps) {
  const { ref, width, height } = useElementSize();
  const size = FRAME_SIZE[viewMode];
  const scale = width === 0 || height === 0 ? 0 : Math.min(1, width / size.width, height / size.height);
  const style: CSSProperties & { '--scale': number } = {
    ...size,
    '--scale': scale,
    transform: `scale(${scale})`,
    // Not hidden: what is inside may be given the focus before its size is known.
    opacity: scale === 0 ? 0 : 1,
  };
  return (
    <div ref={ref} className={classes['room']}>
      <div className={classes['place']} style={{ width: size.width * scale, height: size.height * scale }}>
        <div role="group" aria-label={label} className={classes['device']} data-device={viewMode} style={style}>
          {children}
        </div>
      </div>
    </div>
  );
}
