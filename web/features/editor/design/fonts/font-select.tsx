import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import { FontId, FONTS, fontsOf } from '#shared/model/sites/font.ts';
import { FontOption } from '#web/features/editor/design/fonts/font-option.tsx';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** The value of the visitor's system font in the list. */
const SYSTEM = 'system';

interface FontSelectProps {
  label: string;
  language: Language;
  value: FontId | null;
  /** The words in which each font is shown. */
  words: string;
  onChange: (font: FontId | null) => void;
}

/** Chooses a font for a language from a list grouped by style; each font is shown in the user's own words. */
export function FontSelect({ label, language, value, words, onChange }: FontSelectProps) {
  const { t } = useTranslation('design');
  const isReadOnly = useIsReadOnly();
  const data = useMemo(() => {
    const fonts = fontsOf(language);
    const styles = [...new Set(fonts.map((id) => FONTS[id].style))];
    return [
      { value: SYSTEM, label: t('systemFont') },
      ...styles.map((style) => ({
        group: t(`fontStyle.${style}`),
        items: fonts.filter((id) => FONTS[id].style === style).map((id) => ({ value: id, label: FONTS[id].family })),
      })),
    ];
  }, [language, t]);
  return (
    <Select
      label={label}
      data={data}
      value={value ?? SYSTEM}
      readOnly={isReadOnly}
      allowDeselect={false}
      maxDropdownHeight={320}
      // A closed list shows no font, so that it downloads none.
      comboboxProps={{ keepMounted: false }}
      renderOption={({ option }) => {
        const font = FontId.safeParse(option.value).data;
        return font === undefined ? option.label : <FontOption id={font} language={language} words={words} />;
      }}
      onChange={(chosen) => onChange(FontId.safeParse(chosen).data ?? null)}
    />
  );
}
