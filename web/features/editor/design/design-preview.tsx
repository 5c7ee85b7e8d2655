import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { SheetPreview } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import classes from '#web/features/editor/preview/frame/shell-preview.module.css';
import { usePreviewedSite } from '#web/features/editor/preview/frame/use-previewed-site.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';

/** The selected sheet, or the first one, as phones show it in the theme. */
export function DesignPreview() {
  const { t } = useTranslation('design');
  const site = usePreviewedSite();
  const language = useDeferredEditorState((state) => state.language);
  const activeCell = useDeferredEditorState((state) => state.activeCell);
  const sheets = useDeferredEditorState(({ history }) => history.present.sheets);
  const cells = occupiedCells(site);
  const cell = cells.includes(activeCell) ? activeCell : cells[0];
  const sheet = localisedValue(sheets[site.grid.cells[cell ?? ''] ?? ''] ?? {}, language, site.settings.defaultLanguage);
  if (cell === undefined || !sheet)
    return (
      <Text size="sm" c="dimmed">
        {t('previewEmpty')}
      </Text>
    );
  return (
    <div className={classes['preview']}>
      <div className={classes['frame']}>
        <DeviceFrame viewMode="MOBILE" label={t('preview')}>
          <SheetPreview
            document={{ ...site, settings: { ...site.settings, viewMode: 'MOBILE' } }}
            sheet={sheet}
            cell={cell}
            language={language}
            className={classes['sheet']}
          />
        </DeviceFrame>
      </div>
    </div>
  );
}
