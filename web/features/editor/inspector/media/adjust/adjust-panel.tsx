import { Slider, Stack, Text } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BRIGHTNESS, type PictureCrop, type PictureTone, PLAIN_TONE, SHADE_MAX } from '#shared/model/sites/picture-adjustment.ts';
import { cropRatio, cropWithRatio, fittedCrop, veilOf, WHOLE_PICTURE } from '#shared/rules/sheets/picture-adjustment.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { SegmentedField } from '#web/features/editor/fields/segmented-field.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { useChangeEachSheet, useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { MixedNote } from '#web/features/editor/inspector/layout/mixed-note.tsx';
import classes from '#web/features/editor/inspector/media/adjust/adjust.module.css';
import { CropPicker } from '#web/features/editor/inspector/media/adjust/crop-picker.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** The aspect ratios that a crop can keep. */
const ASPECTS = { '9:16': 9 / 16, '3:4': 3 / 4, '1:1': 1 } as const;
type Aspect = keyof typeof ASPECTS;
const ASPECT_NAMES = Object.keys(ASPECTS) as Aspect[];
const SIDES = ['x', 'y', 'width', 'height'] as const;

interface SideFieldProps {
  side: (typeof SIDES)[number];
  crop: PictureCrop;
  onChange: (crop: PictureCrop | null) => void;
}

/** A side of the crop in percent of the picture. */
function SideField({ side, crop, onChange }: SideFieldProps) {
  const { t } = useTranslation('inspector');
  return (
    <NumberField
      label={t(`adjust.${side}`)}
      value={crop[side] / 10}
      max={100}
      fractionDigits={1}
      whenEmpty={WHOLE_PICTURE[side] / 10}
      suffix=" %"
      error={useSheetFault(`pictureCrop.${side}`)}
      isReadOnly={useIsReadOnly()}
      onChange={(percent) => onChange(fittedCrop({ ...crop, [side]: percent * 10 }))}
    />
  );
}

function CropFields() {
  const { t } = useTranslation('inspector');
  const [image, video] = [useSheetField('image'), useSheetField('video')];
  const stored = useSheetField('pictureCrop');
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  const [aspect, setAspect] = useState<Aspect | 'free'>('free');
  const creative = image ?? video;
  if (!creative) return null;
  const crop = stored ?? WHOLE_PICTURE;
  const ratio = aspect === 'free' ? null : cropRatio(ASPECTS[aspect], creative);
  const setCrop = (next: PictureCrop | null, startedAt?: number): void => {
    if (canonicalJson(next) !== canonicalJson(stored)) change({ pictureCrop: next }, startedAt);
  };
  const chooseAspect = (next: Aspect | 'free'): void => {
    setAspect(next);
    if (next !== 'free') setCrop(cropWithRatio(crop, cropRatio(ASPECTS[next], creative)));
  };
  return (
    <>
      <SegmentedField
        label={t('adjust.ratio')}
        value={aspect}
        options={[{ value: 'free' as const, label: t('adjust.free') }, ...ASPECT_NAMES.map((value) => ({ value, label: value }))]}
        isReadOnly={isReadOnly}
        onChange={chooseAspect}
      />
      <CropPicker image={image} size={creative} crop={crop} ratio={ratio} isReadOnly={isReadOnly} onChange={setCrop} />
      <div className={classes['numbers']}>
        {SIDES.map((side) => (
          <SideField
            key={side}
            side={side}
            crop={crop}
            onChange={(next) => {
              setAspect('free');
              setCrop(next);
            }}
          />
        ))}
      </div>
      {stored !== null && !isReadOnly && (
        <SubtleButton
          leftSection={<IconRotate size={16} stroke={1.5} aria-hidden />}
          onClick={() => {
            setAspect('free');
            setCrop(null);
          }}
        >
          {t('adjust.resetCrop')}
        </SubtleButton>
      )}
    </>
  );
}

interface ToneSliderProps {
  name: keyof PictureTone;
  min: number;
  max: number;
  help?: string;
}

/** One adjustment of the creatives of the selected sheets. */
function ToneSlider({ name, min, max, help }: ToneSliderProps) {
  const { t } = useTranslation('inspector');
  const helpId = useId();
  const value = useSheetField('pictureTone')[name];
  const isMixed = useIsMixed('pictureTone', (sheet) => sheet.pictureTone[name]);
  const change = useChangeEachSheet('pictureTone');
  const isReadOnly = useIsReadOnly();
  const shown = isMixed ? t('several.mixedValue') : `${value > 0 && min < 0 ? '+' : ''}${String(value).replace('-', '−')} %`;
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        {t(`adjust.${name}`)}
        <Text component="span" size="sm" c="dimmed" ms={8}>
          {shown}
        </Text>
      </Text>
      <Slider
        min={min}
        max={max}
        step={1}
        startPointValue={0}
        value={isMixed ? 0 : value}
        label={null}
        thumbLabel={t(`adjust.${name}`)}
        thumbValueText={() => shown}
        disabled={isReadOnly}
        {...(help !== undefined && { thumbProps: { 'aria-describedby': helpId } })}
        onChange={(next) => change(({ pictureTone }) => ({ pictureTone: { ...pictureTone, [name]: next } }), name)}
      />
      {help !== undefined && (
        <Text id={helpId} size="xs" c="dimmed" mt={4}>
          {help}
        </Text>
      )}
    </div>
  );
}

function ToneFields() {
  const { t } = useTranslation('inspector');
  const isAdjusted = veilOf(useSheetField('pictureTone')) !== undefined;
  const isMixed = useIsMixed('pictureTone');
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  return (
    <FieldContainer name="pictureTone">
      <Stack gap="md">
        <ToneSlider name="brightness" {...BRIGHTNESS} />
        <ToneSlider name="shade" min={0} max={SHADE_MAX} help={t('adjust.shadeHint')} />
        <MixedNote isMixed={isMixed} />
        {(isAdjusted || isMixed) && !isReadOnly && (
          <SubtleButton leftSection={<IconRotate size={16} stroke={1.5} aria-hidden />} onClick={() => change({ pictureTone: PLAIN_TONE })}>
            {t('adjust.resetTone')}
          </SubtleButton>
        )}
        <ApplyToSheetsButton fields={['pictureTone']} what="settings" />
      </Stack>
    </FieldContainer>
  );
}

/** Crop, brightness and shade of the creative of the selected sheet. The canvas shows each change at once. */
export function AdjustPanel() {
  return (
    <Stack gap="sm" pt="xs">
      <CropFields />
      <ToneFields />
    </Stack>
  );
}
