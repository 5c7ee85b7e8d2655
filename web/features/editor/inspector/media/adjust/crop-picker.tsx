import { Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { CROP_WHOLE, type PictureCrop } from '#shared/model/sites/picture-adjustment.ts';
import { CROP_CORNERS, type CropCorner, movedCrop, resizedCrop } from '#shared/rules/sheets/picture-adjustment.ts';
import type { Size } from '#shared/rules/sheets/picture-fit.ts';
import classes from '#web/features/editor/inspector/media/adjust/adjust.module.css';
import { thumbnailSource } from '#web/lib/media-url.ts';

/** The maximum height of the picture in pixels. */
const HEIGHT = 300;

/** The step of an arrow key in thousandths of the picture; `large` with Shift. */
const STEP = { small: 10, large: 100 } as const;

interface Vector {
  x: number;
  y: number;
}
const DIRECTIONS: Readonly<Record<string, Vector>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The frame itself, which moves, or one of its corners. */
type Handle = 'frame' | CropCorner;

/** A drag of a handle. */
interface Drag {
  handle: Handle;
  from: Vector;
  crop: PictureCrop;
  startedAt: number;
}

const dragFrom = ({ clientX, clientY }: PointerEvent, handle: Handle, crop: PictureCrop): Drag => ({
  handle,
  from: { x: clientX, y: clientY },
  crop,
  startedAt: Date.now(),
});

interface CropPickerProps {
  image: ImageRef | null;
  size: Size;
  crop: PictureCrop;
  /** The ratio that the crop keeps, in thousandths (`cropRatio`); `null`: any. */
  ratio: number | null;
  isReadOnly: boolean;
  /** `startedAt`: the start of a drag, in epoch milliseconds. `null`: the whole picture. */
  onChange: (crop: PictureCrop | null, startedAt?: number) => void;
}

/** The picture with the frame of its crop: dragging and the arrow keys move the frame, and its corners resize it. */
export function CropPicker({ image, size, crop, ratio, isReadOnly, onChange }: CropPickerProps) {
  const { t } = useTranslation('inspector');
  const helpId = useId();
  const picture = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const aspect = size.width / size.height;

  const changed = (handle: Handle, from: PictureCrop, by: Vector): PictureCrop | null =>
    handle === 'frame' ? movedCrop(from, by) : resizedCrop(from, handle, by, ratio);

  const onPointerDown = (event: PointerEvent<HTMLElement>, handle: Handle): void => {
    event.stopPropagation();
    if (isReadOnly || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = dragFrom(event, handle, crop);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const [current, box] = [drag.current, picture.current?.getBoundingClientRect()];
    if (!current || !box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    event.stopPropagation();
    const by = {
      x: ((event.clientX - current.from.x) / box.width) * CROP_WHOLE,
      y: ((event.clientY - current.from.y) / box.height) * CROP_WHOLE,
    };
    onChange(changed(current.handle, current.crop, by), current.startedAt);
  };
  const onKeyDown = (event: KeyboardEvent, handle: Handle): void => {
    const direction = DIRECTIONS[event.key];
    if (isReadOnly || !direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? STEP.large : STEP.small;
    // With a fixed ratio, the width decides, so that a vertical arrow has to change it.
    const vertical =
      handle === 'frame' || ratio === null ? 0 : direction.y * (handle.startsWith('top') === handle.endsWith('Left') ? 1 : -1);
    onChange(changed(handle, crop, { x: (direction.x + vertical) * step, y: direction.y * step }));
  };
  const handlers = (handle: Handle) => ({
    type: 'button' as const,
    disabled: isReadOnly,
    'aria-describedby': helpId,
    onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, handle),
    onPointerMove,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, handle),
  });
  const shares = {
    left: `${crop.x / 10}%`,
    top: `${crop.y / 10}%`,
    width: `${crop.width / 10}%`,
    height: `${crop.height / 10}%`,
  };

  return (
    <div>
      <div
        ref={picture}
        className={classes['picture']}
        style={{ aspectRatio: aspect, width: `min(100%, ${HEIGHT * aspect}px)`, backgroundColor: image?.colour }}
      >
        <div className={classes['clip']}>
          {image && <img {...thumbnailSource(image)} sizes="320px" alt="" draggable={false} />}
          <span className={classes['outside']} style={shares} aria-hidden />
        </div>
        <div className={classes['frame']} style={shares}>
          <button
            {...handlers('frame')}
            className={classes['move']}
            aria-label={t('adjust.move', { x: crop.x / 10, y: crop.y / 10, width: crop.width / 10, height: crop.height / 10 })}
          />
          {CROP_CORNERS.map((corner) => (
            <button
              key={corner}
              {...handlers(corner)}
              className={classes['corner']}
              data-corner={corner}
              aria-label={t(`adjust.corner.${corner}`)}
            />
          ))}
        </div>
      </div>
      <Text id={helpId} size="xs" c="dimmed" mt={8}>
        {t('adjust.hint')}
      </Text>
    </div>
  );
}
