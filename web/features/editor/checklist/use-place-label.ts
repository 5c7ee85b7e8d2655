import { useTranslation } from '#web/lib/use-translation.ts';
import type { Advice } from '#web/features/editor/model/faults/site-advice.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';
import { formatBytes } from '#web/lib/format/format-bytes.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Returns a function that labels the place of a piece of advice. */
export function usePlaceLabel(): (advice: Advice) => string {
  const { t } = useTranslation(['checks', 'errors', 'fields', 'inspector']);
  const { languages } = useSettings();
  const uiLanguage = useLanguage();
  const size = (bytes = 0): string => formatBytes(bytes, uiLanguage);
  const named = ({ part, cell, subject, name }: Advice): string => {
    const what = subject === null ? null : (name ?? t('errors:nameless'));
    if (cell !== null) return [cell, what].filter((word) => word !== null).join(' ');
    return what ?? (part === 'settings' || part === 'grid' || part === 'sheet' ? '' : t(`fields:part.${part}`));
  };
  return (advice) => {
    const { rule, language, figures } = advice;
    const alone = named(advice);
    const isOfAll = language === null || languages.length === 1;
    const name = isOfAll ? alone : t('place.language', { name: alone, language: t(`inspector:languageName.${language}`) });
    return rule === 'heavy-sheet' ? t('place.weight', { name, size: size(figures.bytes), budget: size(figures.budget) }) : name;
  };
}
