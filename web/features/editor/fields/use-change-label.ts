import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { ChangeNote } from '#shared/model/sites/revision.ts';
import { DEFAULT_SITE_SETTINGS, type LanguageKind } from '#shared/model/sites/site.ts';
import { SHEET_FIELDS, type SheetField } from '#shared/model/sites/sheet-fields.ts';
import { LANGUAGE_KINDS } from '#shared/rules/sites/site-parts.ts';
import { isContentField } from '#web/features/editor/model/document/content-field.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const SETTINGS = ['name', 'viewMode', 'logo', 'favicon', 'shareImage', 'languages', 'defaultLanguage'] as const;
type SettingName = (typeof SETTINGS)[number] | keyof typeof DEFAULT_SITE_SETTINGS;

// A newer server may name fields that this version has no label for.
const isSheetField = (name: string): name is SheetField => name in SHEET_FIELDS;
const isKind = (name: string): name is LanguageKind => LANGUAGE_KINDS.some((kind) => kind === name);
const isSetting = (name: string): name is SettingName => name in DEFAULT_SITE_SETTINGS || SETTINGS.some((known) => known === name);

/** Returns a function that labels the changes of a history entry. */
export function useChangeLabel(): (note: ChangeNote) => string {
  const { t } = useTranslation(['saving', 'fields']);
  const { languages } = useSettings();
  const tag = LANGUAGE_TAG[useLanguage()];
  const list = (names: readonly string[]): string => new Intl.ListFormat(tag, { style: 'short', type: 'conjunction' }).format(names);
  const listOr = (names: readonly string[]): string => (names.length === 0 ? t('history.change.content') : list(names));
  const sheetFields = (fields: readonly string[]): string => listOr(fields.filter(isSheetField).map((field) => t(`fields:sheet.${field}`)));
  const contentFields = (fields: readonly string[]): string =>
    listOr(fields.filter(isContentField).map((field) => t(`fields:content.${field}`)));
  const settingFields = (fields: readonly string[]): string =>
    listOr(fields.filter(isSetting).map((field) => t(`fields:settings.${field}`)));

  return (note) => {
    if (note.what === 'moved') return t('history.change.moved', { cells: list(note.cells) });
    if (note.what === 'size') return t('history.change.size', { rows: note.numberHorizontal, columns: note.numberVertical });
    if (note.what === 'settings') return t('history.change.settings', { fields: settingFields(note.fields) });
    if (note.what === 'popup') {
      const part = [t('fields:part.popup'), note.name].filter(Boolean).join(' ');
      return t(`history.change.part.${note.how}`, { part, fields: contentFields(note.fields) });
    }
    const { language } = note;
    const inLanguage = (place: string): string =>
      languages.length > 1 ? t('history.change.cellIn', { cell: place, language: LANGUAGE_NAME[language] }) : place;
    if (note.what === 'part') {
      const part = isKind(note.kind) ? t(`fields:part.${note.kind}`) : t('history.change.content');
      return t(`history.change.part.${note.how}`, { part: inLanguage(part), fields: contentFields(note.fields) });
    }
    return t(`history.change.${note.how}`, { cell: inLanguage(note.cell), fields: sheetFields(note.fields) });
  };
}
