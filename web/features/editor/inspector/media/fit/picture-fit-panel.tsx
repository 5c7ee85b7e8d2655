import { Group, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { CENTRE, type FocalPoint } from '#shared/model/sites/picture-fit.ts';
import { uncroppedEdges } from '#shared/rules/sheets/picture-adjustment.ts';
import { CHECKED_SCREENS, unsafeEdges, widestEdges } from '#shared/rules/sheets/picture-fit.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { FocalPointPicker } from '#web/features/editor/inspector/media/fit/focal-point-picker.tsx';
import { ScreenThumbnail } from '#web/features/editor/inspector/media/fit/screen-thumbnail.tsx';
import classes from '#web/features/editor/inspector/media/fit/picture-fit.module.css';
import { useFramedBoxes } from '#web/features/editor/inspector/media/fit/use-framed-boxes.ts';
import { useSiteScreens } from '#web/features/editor/inspector/media/fit/use-site-screens.ts';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

const AXES = ['x', 'y'] as const;

function CoordinateField({ axis, point, onChange }: { axis: 'x' | 'y'; point: FocalPoint; onChange: (point: FocalPoint) => void }) {
  const { t } = useTranslation('inspector');
  return (
    <NumberField
      label={t(`fit.${axis}`)}
      value={point[axis]}
      max={100}
      whenEmpty={CENTRE[axis]}
      suffix=" %"
      error={useSheetFault(`focalPoint.${axis}`)}
      isReadOnly={useIsReadOnly()}
      onChange={(value) => onChange({ ...point, [axis]: value })}
    />
  );
}

/** The focal point on the picture of the selected sheet, and what typical screens show of it. */
export function PictureFitPanel() {
  const { t } = useTranslation('inspector');
  const [image, video] = [useSheetField('image'), useSheetField('video')];
  const focalPoint = useSheetField('focalPoint');
  const crop = useSheetField('pictureCrop');
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  const screens = useSiteScreens();
  const framed = useFramedBoxes();
  const [showsSafeArea, setShowsSafeArea] = useState(true);
  const creative = image ?? video;
  if (!creative) return null;

  const setFocalPoint = (point: FocalPoint, startedAt?: number): void => {
    if (point.x !== focalPoint.x || point.y !== focalPoint.y) change({ focalPoint: point }, startedAt);
  };
  const lost = framed.flatMap(({ box, frame }, index) => {
    const screen = screens[index];
    return screen ? [unsafeEdges(box, screen, frame)] : [];
  });
  return (
    <Stack gap="sm" pt="xs">
      <FocalPointPicker
        image={image}
        size={creative}
        point={focalPoint}
        unsafe={showsSafeArea ? uncroppedEdges(widestEdges(lost), crop) : undefined}
        isReadOnly={isReadOnly}
        onChange={setFocalPoint}
      />
      <Group grow align="flex-start" gap="sm">
        {AXES.map((axis) => (
          <CoordinateField key={axis} axis={axis} point={focalPoint} onChange={setFocalPoint} />
        ))}
      </Group>
      <Switch
        label={t('fit.safeArea')}
        description={t('fit.safeAreaHint')}
        checked={showsSafeArea}
        onChange={(event) => setShowsSafeArea(event.currentTarget.checked)}
      />
      <ul className={classes['screens']} aria-label={t('fit.screens')}>
        {CHECKED_SCREENS.map((device, index) => {
          const [screen, shown] = [screens[index], framed[index]];
          return (
            screen &&
            shown && (
              <ScreenThumbnail
                key={device.name}
                device={device}
                screen={screen}
                {...shown}
                image={image}
                crop={crop}
                showsSafeArea={showsSafeArea}
              />
            )
          );
        })}
      </ul>
      <ApplyToSheetsButton fields={['pictureFit']} what="settings" />
    </Stack>
  );
}
