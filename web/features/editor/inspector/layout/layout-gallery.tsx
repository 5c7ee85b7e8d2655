import { Radio, Text } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SHEET_LAYOUTS, SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Palette } from '#shared/model/sites/theme.ts';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { LayoutSchematic } from '#web/features/editor/inspector/layout/layout-schematic.tsx';
import classes from '#web/features/editor/inspector/layout/layout.module.css';
import { MixedNote } from '#web/features/editor/inspector/layout/mixed-note.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { useChooseLayout, useProposedLayout } from '#web/features/editor/inspector/layout/use-proposed-layout.ts';
import { useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { thumbnailSource } from '#web/lib/media-url.ts';

/**
 * Chooses the layout of the selected sheets; each option is a schematic over the sheet's own picture, in the colours of the theme. The one
 * that leaves the subject of the picture free is marked.
 */
export function LayoutGallery({ palette }: { palette: Palette }) {
  const { t } = useTranslation(['fields', 'inspector']);
  const layout = useSheetField('layout');
  const image = useSheetField('image');
  const isMixed = useIsMixed('layout');
  const isReadOnly = useIsReadOnly();
  const proposed = useProposedLayout();
  const markId = useId();
  const choose = useChooseLayout();
  const picture = image && thumbnailSource(image);
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--paper': palette.background,
    '--text': palette.text,
    '--accent': palette.accent,
  };
  return (
    <FieldContainer name="layout">
      <Radio.Group
        label={t('sheet.layout')}
        value={isMixed ? null : layout}
        readOnly={isReadOnly}
        onChange={(chosen) => choose(SheetLayout.parse(chosen))}
      >
        <div className={classes['gallery']} style={colours}>
          {SHEET_LAYOUTS.map((name, index) => (
            <Radio.Card
              key={name}
              value={name}
              aria-label={t(`layout.${name}`)}
              aria-describedby={name === proposed ? markId : undefined}
              // One tab stop for all options; the arrow keys move between them.
              tabIndex={(isMixed ? index === 0 : name === layout) ? 0 : -1}
              className={classes['option'] ?? ''}
            >
              <span className={classes['picture']} data-onpaper={name === 'words' || !picture}>
                {picture && name !== 'words' && <img {...picture} sizes="96px" alt="" draggable={false} />}
                <LayoutSchematic layout={name} />
                {name === proposed && (
                  <span id={markId} className={classes['mark']}>
                    {t('inspector:layout.suggested')}
                  </span>
                )}
              </span>
              <Text component="span" size="xs" className={classes['name'] ?? ''}>
                {t(`layout.${name}`)}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <MixedNote isMixed={isMixed} />
    </FieldContainer>
  );
}
