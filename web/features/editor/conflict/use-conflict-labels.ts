import { showsTeasers } from '#shared/rules/sites/shows-teasers.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { PictureCrop } from '#shared/model/sites/picture-adjustment.ts';
import type { Grid, Sheet, SiteDocument, SiteSettings } from '#shared/model/sites/site.ts';
import { TEXT_ROLES } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import { savedStyleOf } from '#shared/rules/sheets/saved-styles.ts';
import type { ConflictPart } from '#web/features/editor/conflict/conflict-parts.ts';
import { isContentField } from '#web/features/editor/model/document/content-field.ts';
import { FIELD_OF_TEXT } from '#web/features/editor/model/document/text-fields.ts';
import { formatYen } from '#web/lib/format/format.ts';

/** A differing field of a part, with its label and value. */
export interface Difference {
  label: string;
  value: string;
}

/** The number of characters shown of a text. */
const SHOWN_TEXT = 200;

/** Returns functions that label the parts of a conflict and their differing fields. */
export function useConflictLabels() {
  const { t } = useTranslation(['editor', 'fields', 'inspector']);
  const orNone = (value: string): string => (value === '' ? t('conflict.none') : value);

  /** Describes a value: a text by its first characters, a list or object by its size. */
  const contentValue = (value: unknown): string => {
    if (Array.isArray(value)) return t('conflict.count', { count: value.length });
    if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off');
    if (typeof value === 'string' || typeof value === 'number') return orNone(String(value).slice(0, SHOWN_TEXT));
    return value === null ? t('conflict.none') : t('conflict.count', { count: Object.keys(Object(value)).length });
  };

  const pictureValue = (image: Pick<ImageRef, 'width' | 'height'> | null): string =>
    image === null ? t('conflict.none') : t('conflict.picture', { width: image.width, height: image.height });

  const pointValue = ({ x, y }: { x: number; y: number }): string => `${x} % × ${y} %`;

  const cropValue = (crop: PictureCrop | null): string =>
    crop === null
      ? t('conflict.none')
      : `${pointValue({ x: crop.x / 10, y: crop.y / 10 })}, ${pointValue({ x: crop.width / 10, y: crop.height / 10 })}`;

  const sheetValue = (sheet: Sheet, field: SheetField, { styles }: SiteSettings): string => {
    if (field === 'styleId') return orNone(savedStyleOf(styles, sheet)?.name ?? '');
    if (field === 'image' || field === 'video') return pictureValue(sheet[field]);
    if (field === 'pictureFit') return t(`inspector:fit.${sheet.pictureFit}`);
    if (field === 'layout') return t(`fields:layout.${sheet.layout}`);
    if (field === 'textStyles') {
      const roles = TEXT_ROLES.filter((role) => sheet.textStyles[role]);
      return orNone(roles.map((role) => t(`fields:sheet.${FIELD_OF_TEXT[role]}`)).join(', '));
    }
    if (field === 'textBackdrop')
      return sheet.textBackdrop === null ? t('inspector:layout.byTheme') : t(`inspector:layout.backdrop.${sheet.textBackdrop}`);
    if (field === 'surface')
      return `${t(`inspector:layout.patterns.${sheet.surface.pattern}`)}, ${t(`inspector:layout.role.${sheet.surface.colour}`)}`;
    if (field === 'textPlace') return sheet.textPlace === null ? t('inspector:layout.placeByLayout') : pointValue(sheet.textPlace);
    if (field === 'textPlaces') {
      const roles = TEXT_ROLES.filter((role) => sheet.textPlaces[role]);
      return orNone(roles.map((role) => t(`fields:sheet.${FIELD_OF_TEXT[role]}`)).join(', '));
    }
    if (field === 'pictureCrop') return cropValue(sheet.pictureCrop);
    if (field === 'pictureTone') return `${sheet.pictureTone.brightness} % / ${sheet.pictureTone.shade} %`;
    if (field === 'focalPoint') return pointValue(sheet.focalPoint);
    if (field === 'isInternalLink') return t(sheet.isInternalLink ? 'inspector:destination.cell' : 'inspector:destination.web');
    if (field === 'price') return sheet.price === null ? t('conflict.none') : formatYen(sheet.price);
    if (field === 'snsConfig' || field === 'imageLinkPoints' || field === 'products' || field === 'variations' || field === 'emphases')
      return t('conflict.count', { count: sheet[field].length });
    const value = sheet[field];
    return typeof value === 'boolean' ? t(value ? 'conflict.on' : 'conflict.off') : orNone(String(value));
  };
  const settingsValue = (settings: SiteSettings, field: keyof SiteSettings): string => {
    if (field === 'viewMode') return t(`inspector:site.${settings.viewMode}`);
    if (field === 'sheetsInView') return String(settings.sheetsInView ?? 1);
    if (field === 'goals') return orNone(settings.goals.join(', '));
    if (field === 'languages') return settings.languages.map((language) => LANGUAGE_NAME[language]).join(', ');
    if (field === 'defaultLanguage') return LANGUAGE_NAME[settings.defaultLanguage];
    if (field === 'logo' || field === 'favicon' || field === 'shareImage') return pictureValue(settings[field] ?? null);
    if (field === 'embedOrigins') return orNone(settings.embedOrigins.join(', '));
    if (field === 'styles') return orNone(settings.styles.map(({ name }) => name).join(', '));
    if (field === 'consent')
      return [t(settings.consent.isOn ? 'conflict.on' : 'conflict.off'), ...Object.values(settings.consent.texts)].join(', ');
    if (field === 'theme') return settings.theme === null ? t('conflict.none') : t(`fields:theme.${settings.theme.name}`);
    const value = field === 'lockedTeaser' ? showsTeasers(settings) : settings[field];
    return typeof value === 'boolean' ? t(value ? 'conflict.on' : 'conflict.off') : orNone(value);
  };
  const cellValue = (grid: Grid, cell: string, document: SiteDocument): string => {
    const sheetId = grid.cells[cell];
    if (sheetId === undefined) return t('conflict.noSheet');
    const [sheet] = Object.values(document.sheets[sheetId] ?? {});
    const name = sheet?.mainText || sheet?.imageAlt || '';
    return name === '' ? t('conflict.sheetNameless') : t('conflict.sheetNamed', { text: name });
  };

  return {
    title: (part: ConflictPart): string => {
      if (part.kind === 'sheet') return t('conflict.sheet', { cell: part.cell });
      if (part.kind === 'settings' || part.kind === 'grid') return t(`conflict.${part.kind}`);
      return [t(`fields:part.${part.kind}`), part.kind === 'popup' ? part.name : LANGUAGE_NAME[part.language]].filter(Boolean).join(' ');
    },
    /** Returns the differing fields of `part` with the values of one side. */
    differences: (part: ConflictPart, side: 'mine' | 'theirs', document: SiteDocument): Difference[] => {
      if (part.kind === 'sheet') {
        const sheet = part[side];
        return sheet
          ? part.differing.map((field) => ({ label: t(`fields:sheet.${field}`), value: sheetValue(sheet, field, document.settings) }))
          : [];
      }
      if (part.kind === 'settings')
        return part.differing.map((field) => ({ label: t(`fields:settings.${field}`), value: settingsValue(document.settings, field) }));
      if (part.kind !== 'grid') {
        const content = part[side];
        return content
          ? part.differing.filter(isContentField).map((field) => ({
              label: t(`fields:content.${field}`),
              value: contentValue((content as unknown as Record<string, unknown>)[field]),
            }))
          : [];
      }
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
