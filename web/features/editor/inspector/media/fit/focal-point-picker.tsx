import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { FocalPoint } from '#shared/model/sites/picture-fit.ts';
import type { Edges, Size } from '#shared/rules/sheets/picture-fit.ts';
import classes from '#web/features/editor/inspector/media/fit/picture-fit.module.css';
import { thumbnailSource } from '#web/lib/media-url.ts';

/** The maximum height of the picture in pixels. */
const HEIGHT = 260;

/** The step of an arrow key in percent of the picture; `large` with Shift. */
const STEP = { small: 1, large: 10 } as const;

const DIRECTIONS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (value: number): number => Math.round(Math.min(Math.max(value, 0), 100));

interface FocalPointPickerProps {
  image: ImageRef | null;
  size: Size;
  point: FocalPoint;
  /** The share of the picture at each edge that some screen does not show; `undefined` to show no marks. */
  unsafe: Edges | undefined;
  isReadOnly: boolean;
  /** `startedAt`: the start of a drag, in epoch milliseconds. */
  onChange: (point: FocalPoint, startedAt?: number) => void;
}

/** The picture with its focal point: a click or tap sets it, dragging and the arrow keys move it. */
export function FocalPointPicker({ image, size, point, unsafe, isReadOnly, onChange }: FocalPointPickerProps) {
  const { t } = useTranslation('inspector');
  const helpId = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const dragStart = useRef(0);
  const ratio = size.width / size.height;

  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const to = { x: percent(((event.clientX - left) / width) * 100), y: percent(((event.clientY - top) / height) * 100) };
    onChange(to, dragStart.current);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (isReadOnly || event.button !== 0) return;
    event.preventDefault();
    handle.current?.focus({ preventScroll: true });
    dragStart.current = Date.now();
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (isReadOnly || !direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP.large : STEP.small;
    onChange({ x: percent(point.x + direction.x * step), y: percent(point.y + direction.y * step) });
  };

  return (
    <div>
      <div
        role="presentation"
        className={classes['picker']}
        style={{ aspectRatio: ratio, width: `min(100%, ${HEIGHT * ratio}px)`, backgroundColor: image?.colour }}
        data-editable={!isReadOnly}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      >
        {image && <img {...thumbnailSource(image)} sizes="320px" alt="" draggable={false} />}
        {unsafe && (
          <span
            className={classes['safe']}
            style={{
              left: `${unsafe.left * 100}%`,
              top: `${unsafe.top * 100}%`,
              right: `${unsafe.right * 100}%`,
              bottom: `${unsafe.bottom * 100}%`,
            }}
            aria-hidden
          />
        )}
        <button
          ref={handle}
          type="button"
          className={classes['handle']}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          disabled={isReadOnly}
          aria-label={t('fit.handle', { x: point.x, y: point.y })}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
        />
      </div>
      <Text id={helpId} size="xs" c="dimmed" mt={4}>
        {t('fit.handleHint')}
      </Text>
    </div>
  );
}
