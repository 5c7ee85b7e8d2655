import { Select, Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isLookField, sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import { Backdrop, BACKDROPS, type Palette } from '#shared/model/sites/theme.ts';
import { isPlaceable } from '#shared/rules/sheets/text-zone.ts';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { LayoutGallery } from '#web/features/editor/inspector/layout/layout-gallery.tsx';
import { MixedNote } from '#web/features/editor/inspector/layout/mixed-note.tsx';
import { SurfaceField } from '#web/features/editor/inspector/layout/surface-field.tsx';
import { TextPlaceField } from '#web/features/editor/inspector/layout/text-place-field.tsx';
import { TextStyleFields } from '#web/features/editor/inspector/layout/text-style-fields.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { useChangeSheet, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

const FIELDS = sheetFieldsIn('layout');
const COPYABLE_FIELDS = FIELDS.filter(isLookField);

/** The layouts that put texts on paper instead of the picture. */
const ON_PAPER: ReadonlySet<SheetLayout> = new Set(['framed', 'words']);

function LayoutSummary() {
  const { t } = useTranslation(['fields', 'inspector']);
  const layout = useSheetField('layout');
  return useIsMixed('layout') ? t('inspector:several.mixedValue') : t(`layout.${layout}`);
}

/** The value of the backdrop of the theme in the list. */
const BY_THEME = 'theme';

function TextBackdropField() {
  const { t } = useTranslation(['inspector', 'fields']);
  const backdrop = useSheetField('textBackdrop');
  const isMixed = useIsMixed('textBackdrop');
  const isReadOnly = useIsReadOnly();
  const change = useChangeSheet();
  const label = t('fields:sheet.textBackdrop');
  const { description, className, tip } = useFieldHelp(label, t('layout.backdropHint'));
  return (
    <FieldContainer name="textBackdrop">
      <WithTip tip={tip}>
        <Select
          label={label}
          description={description}
          descriptionProps={{ className }}
          data={[
            { value: BY_THEME, label: t('layout.byTheme') },
            ...BACKDROPS.map((value) => ({ value, label: t(`layout.backdrop.${value}`) })),
          ]}
          value={isMixed ? null : (backdrop ?? BY_THEME)}
          readOnly={isReadOnly}
          allowDeselect={false}
          onChange={(chosen) => change({ textBackdrop: Backdrop.safeParse(chosen).data ?? null })}
        />
      </WithTip>
      <MixedNote isMixed={isMixed} />
    </FieldContainer>
  );
}

/**
 * The fields that apply to the selected sheet: a backdrop needs a picture below the texts; a surface is seen without a picture, and beside
 * an upright one on wide screens.
 */
function LayoutFields({ palette }: { palette: Palette }) {
  const [image, video] = [useSheetField('image'), useSheetField('video')];
  const creative = image ?? video;
  const layout = useSheetField('layout');
  const isOnPaper = ON_PAPER.has(layout) || creative === null;
  const isUpright = creative !== null && creative.width < creative.height;
  return (
    <>
      <LayoutGallery palette={palette} />
      {!isOnPaper && <TextBackdropField />}
      {(isOnPaper || isUpright) && <SurfaceField palette={palette} />}
      {isPlaceable(layout) && <TextPlaceField />}
      <TextStyleFields palette={palette} />
      <ApplyToSheetsButton fields={COPYABLE_FIELDS} what="settings" />
    </>
  );
}

/** Layout and text styles of the selected sheet. Without a theme, which they need, a link to the themes. */
export const LayoutGroup = memo(function LayoutGroup() {
  const { t } = useTranslation('inspector');
  const { theme } = useSettings();
  return (
    <SheetGroup
      fields={FIELDS}
      name="layout"
      label={t('group.layout')}
      summary={theme ? <LayoutSummary /> : t('layout.noTheme')}
      isOpenAtFirst={theme !== null}
    >
      {theme ? (
        <LayoutFields palette={theme.palette} />
      ) : (
        <div>
          <Text size="sm" c="dimmed">
            {t('layout.needsTheme')}
          </Text>
          <SectionLinkButton section="design" label={t('layout.toDesign')} />
        </div>
      )}
    </SheetGroup>
  );
});
