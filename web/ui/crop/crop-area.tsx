import { ActionIcon, Group, Slider, Text } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import Cropper, { type Area, type Point, type Size } from 'react-easy-crop';
import { useTranslation } from '#web/lib/use-translation.ts';
import 'react-easy-crop/react-easy-crop.css';
import classes from '#web/ui/crop/crop-area.module.css';
import { clampToCropArea } from '#web/ui/crop/crop-geometry.ts';

const ZOOM = { min: 1, max: 4, step: 0.25, fine: 0.05 } as const;
/** The pixels by which a button (`MOVE`) or an arrow key (`KEY_MOVE`) moves the picture. */
const MOVE = 24;
const KEY_MOVE = 8;
const UNKNOWN_SIZE: Size = { width: 0, height: 0 };

/** A button moves the crop square, so the picture moves in the opposite direction. */
const MOVES = [
  { name: 'left', icon: IconArrowLeft, x: MOVE, y: 0 },
  { name: 'up', icon: IconArrowUp, x: 0, y: MOVE },
  { name: 'down', icon: IconArrowDown, x: 0, y: -MOVE },
  { name: 'right', icon: IconArrowRight, x: -MOVE, y: 0 },
] as const;

interface CropAreaProps {
  /** The URL of the picture. */
  image: string;
  /** Whether the picture is shown in a circle later. */
  isRound?: boolean;
  /** Called with the current square, in pixels of the picture. */
  onArea: (area: Area) => void;
  onUnreadable: () => void;
}

/** A crop square over a picture, positioned by dragging, wheel, keys or buttons. */
export function CropArea({ image, isRound = false, onArea, onUnreadable }: CropAreaProps) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [mediaSize, setMediaSize] = useState<Size>(UNKNOWN_SIZE);
  const [cropSize, setCropSize] = useState<Size>(UNKNOWN_SIZE);

  const zoomTo = (value: number): void => {
    const next = Math.min(ZOOM.max, Math.max(ZOOM.min, value));
    setZoom(next);
    setCrop((position) => clampToCropArea(position, next, mediaSize, cropSize));
  };
  const moveBy = (x: number, y: number): void =>
    setCrop((position) => clampToCropArea({ x: position.x + x, y: position.y + y }, zoom, mediaSize, cropSize));

  return (
    <div>
      <div className={classes['stage']}>
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={KEY_MOVE}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onArea(area)}
          setMediaSize={setMediaSize}
          setCropSize={setCropSize}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
        />
      </div>
      <Text size="xs" c="dimmed" mt={8}>
        {t('crop.help')}
      </Text>
      <div className={classes['controls']}>
        <div className={classes['zoom']}>
          <ActionIcon variant="default" aria-label={t('crop.zoomOut')} disabled={zoom <= ZOOM.min} onClick={() => zoomTo(zoom - ZOOM.step)}>
            <IconMinus size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <Slider
            min={ZOOM.min}
            max={ZOOM.max}
            step={ZOOM.fine}
            value={zoom}
            onChange={zoomTo}
            label={null}
            thumbLabel={t('crop.zoom')}
            thumbValueText={(value) => `${Math.round(value * 100)}%`}
          />
          <ActionIcon variant="default" aria-label={t('crop.zoomIn')} disabled={zoom >= ZOOM.max} onClick={() => zoomTo(zoom + ZOOM.step)}>
            <IconPlus size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
        <Group gap={4} wrap="nowrap">
          {MOVES.map(({ name, icon: Icon, x, y }) => (
            <ActionIcon key={name} variant="default" aria-label={t(`crop.${name}`)} onClick={() => moveBy(x, y)}>
              <Icon size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          ))}
        </Group>
      </div>
    </div>
  );
}
