import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import type { MatrixRow } from '#web/features/editor/languages/language-matrix.ts';

/** Returns a function that labels a row of the matrix: a part by kind, a popup by name, a sheet by cell and first words. */
export function useRowLabel(): (document: SiteDocument, row: MatrixRow) => string {
  const { t } = useTranslation(['errors', 'fields']);
  return (document, { item, cell }) => {
    if (item.kind === 'popup') {
      const name = document.popups[item.popupId]?.name.trim() || t('errors:nameless');
      return `${t('fields:part.popup')} ${name}`;
    }
    if (item.kind !== 'sheet') return t(`fields:part.${item.kind}`);
    const sheet = cell === null ? undefined : sheetAt(document, cell, document.settings.defaultLanguage);
    return [cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ');
  };
}
