import { Alert, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconFocusCentered } from '@tabler/icons-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PICTURE_FITS, type PictureFit } from '#shared/model/sites/picture-fit.ts';
import { croppedPicture } from '#shared/rules/sheets/picture-adjustment.ts';
import { AUTOMATIC_CUT_MAX, ENLARGEMENT_MAX, isTooSmall } from '#shared/rules/sheets/picture-fit.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { useSiteScreens } from '#web/features/editor/inspector/media/fit/use-site-screens.ts';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { useChangeSheet, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

const PictureFitPanel = lazy(async () => ({
  default: (await import('#web/features/editor/inspector/media/fit/picture-fit-panel.tsx')).PictureFitPanel,
}));

/** Warns that the creative of the selected sheet has too few pixels for some screens. */
function SmallPictureNotice() {
  const { t } = useTranslation('inspector');
  const [image, video] = [useSheetField('image'), useSheetField('video')];
  const fitting = { pictureFit: useSheetField('pictureFit'), focalPoint: useSheetField('focalPoint') };
  const crop = useSheetField('pictureCrop');
  const screens = useSiteScreens();
  const creative = image ?? video;
  const shown = creative && croppedPicture(creative, crop);
  if (!shown || !screens.some((screen) => isTooSmall(fitting, shown, screen))) return null;
  const [width, height] = [Math.round(shown.width), Math.round(shown.height)];
  return (
    <Alert variant="light" color="gray" role="status" icon={<IconAlertTriangle aria-hidden />}>
      <Text size="sm">
        {t(fitting.pictureFit === 'fill' ? 'fit.tooSmallFilled' : 'fit.tooSmallLimited', { width, height, times: ENLARGEMENT_MAX })}
      </Text>
    </Alert>
  );
}

/** Edits how the creative of the selected sheet fits screens, and on demand its focal point, with its crop on each screen. */
export const PictureFitField = memo(function PictureFitField() {
  const { t } = useTranslation(['inspector', 'fields']);
  const [labelId, helpId] = [useId(), useId()];
  const label = t('fields:sheet.pictureFit');
  const pictureFit = useSheetField('pictureFit');
  const isMixed = useIsMixed('pictureFit');
  const isThemed = useEditorState(({ history }) => history.present.settings.theme !== null);
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  const { description, className, tip } = useFieldHelp(
    label,
    t(isThemed ? `fit.themed.${pictureFit}Hint` : `fit.${pictureFit}Hint`, { percent: AUTOMATIC_CUT_MAX * 100 }),
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs">
      <FieldContainer name="pictureFit">
        <WithTip tip={tip}>
          <Text id={labelId} size="sm" fw={550} mb={4}>
            {label}
          </Text>
        </WithTip>
        <SegmentedControl<PictureFit | ''>
          fullWidth
          aria-labelledby={labelId}
          aria-describedby={helpId}
          readOnly={isReadOnly}
          data={PICTURE_FITS.map((fit) => ({ value: fit, label: t(`fit.${fit}`) }))}
          value={isMixed ? '' : pictureFit}
          onChange={(fit) => fit !== '' && change({ pictureFit: fit })}
        />
        <Text id={helpId} size="xs" c="dimmed" mt={4} className={className ?? ''}>
          {isMixed ? t('layout.mixed') : description}
        </Text>
      </FieldContainer>
      <SmallPictureNotice />
      <FieldContainer name="focalPoint">
        <SubtleButton leftSection={<IconFocusCentered size={16} stroke={1.5} aria-hidden />} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'fit.close' : 'fit.open')}
        </SubtleButton>
        {isOpen && (
          <Suspense>
            <PictureFitPanel />
          </Suspense>
        )}
      </FieldContainer>
    </Stack>
  );
});
