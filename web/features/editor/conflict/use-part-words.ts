import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { Grid, Sheet, SiteDocument, SiteSettings } from '#shared/model/site.ts';
import type { ConflictPart } from '#web/features/editor/conflict/conflict-parts.ts';

/** One differing thing of a part, in words. */
export interface Difference {
  label: string;
  value: string;
}

const SHEET_LABEL = {
  image: 'sheet.image',
  imageAlt: 'sheet.imageAlt',
  mainText: 'sheet.mainText',
  mainTextColor: 'sheet.mainTextColor',
  linkButtonText: 'sheet.linkButtonText',
  linkDestinationUrl: 'conflict.destination',
  isInternalLink: 'sheet.linkTo',
  linkButtonColor: 'sheet.linkButtonColor',
  linkTextColor: 'sheet.linkTextColor',
} as const satisfies Record<keyof Sheet, string>;

const SETTINGS_LABEL = {
  name: 'site.name',
  viewMode: 'site.viewMode',
  logo: 'site.logo',
  favicon: 'site.favicon',
  languages: 'site.languages',
  defaultLanguage: 'site.defaultLanguage',
} as const satisfies Record<keyof SiteSettings, string>;

/** Names the parts of a conflict and words what differs in each version. */
export function usePartWords() {
  const { t } = useTranslation('editor');
  const orNone = (value: string): string => (value === '' ? t('conflict.none') : value);

  const sheetValue = (sheet: Sheet, field: keyof Sheet): string => {
    const value = sheet[field];
    if (typeof value === 'boolean') return t(value ? 'sheet.toCell' : 'sheet.toAddress');
    if (typeof value === 'string') return orNone(value);
    return value === null ? t('conflict.none') : t('conflict.picture', { width: value.width, height: value.height });
  };
  const settingsValue = (settings: SiteSettings, field: keyof SiteSettings): string => {
    if (field === 'viewMode') return t(`site.${settings.viewMode}`);
    if (field === 'languages') return settings.languages.map((language) => LANGUAGE_NAME[language]).join(', ');
    if (field === 'defaultLanguage') return LANGUAGE_NAME[settings.defaultLanguage];
    if (field === 'name') return orNone(settings.name);
    const image = settings[field];
    return image === null ? t('conflict.none') : t('conflict.picture', { width: image.width, height: image.height });
  };
  const cellValue = (grid: Grid, cell: string, document: SiteDocument): string => {
    const sheetId = grid.cells[cell];
    if (sheetId === undefined) return t('conflict.noSheet');
    const [sheet] = Object.values(document.sheets[sheetId] ?? {});
    const name = sheet?.mainText || sheet?.imageAlt || '';
    return name === '' ? t('conflict.sheetNameless') : t('conflict.sheetNamed', { text: name });
  };

  return {
    title: (part: ConflictPart): string => (part.kind === 'sheet' ? t('conflict.sheet', { cell: part.cell }) : t(`conflict.${part.kind}`)),
    /** What of `part` differs, as it is in the version of `document`. */
    differences: (part: ConflictPart, side: 'mine' | 'theirs', document: SiteDocument): Difference[] => {
      if (part.kind === 'sheet') {
        const sheet = part[side];
        return sheet ? part.differing.map((field) => ({ label: t(SHEET_LABEL[field]), value: sheetValue(sheet, field) })) : [];
      }
      if (part.kind === 'settings')
        return part.differing.map((field) => ({ label: t(SETTINGS_LABEL[field]), value: settingsValue(document.settings, field) }));
      const { grid } = document;
      const cells = part.differing.map((cell) => ({ label: t('conflict.cell', { cell }), value: cellValue(grid, cell, document) }));
      const size = {
        label: t('conflict.size'),
        value: t('conflict.sizeValue', { rows: grid.numberHorizontal, columns: grid.numberVertical }),
      };
      return part.isSizeDiffering ? [size, ...cells] : cells;
    },
  };
}
