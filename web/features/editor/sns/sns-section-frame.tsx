import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { EMPTY_SNS } from '#shared/model/sites/sns.ts';
import { ShellPreview } from '#web/features/editor/preview/frame/shell-preview.tsx';
import { UseDefaultLanguageButton } from '#web/features/editor/sections/use-default-language-button.tsx';
import { MissingLanguagePart } from '#web/features/editor/sections/missing-language-part.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useLanguagePart, useLanguagePartEdits } from '#web/features/editor/sections/use-language-part.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

interface SnsSectionFrameProps {
  section: 'sns' | 'phone';
  intro: string;
  children: ReactNode;
}

/**
 * The frame of the two sections that edit SNS entries. In an additional language, both sections edit one part, which is started for both.
 */
export function SnsSectionFrame({ section, intro, children }: SnsSectionFrameProps) {
  const { t } = useTranslation(['shell', 'fields']);
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const sns = useLanguagePart('sns');
  const { set } = useLanguagePartEdits('sns', section);
  const defaultLanguageName = LANGUAGE_NAME[defaultLanguage];
  return (
    <SectionFrame section={section} title={t(`fields:section.${section}`)} intro={intro} isPerLanguage preview={<ShellPreview />}>
      {sns === undefined && language !== defaultLanguage ? (
        <MissingLanguagePart
          kind="sns"
          section={section}
          hint={t('sns.fallback', { language: defaultLanguageName })}
          startLabel={t('sns.start')}
          onStart={() => set(EMPTY_SNS)}
        />
      ) : (
        children
      )}
      {sns && <UseDefaultLanguageButton kind="sns" section={section} label={t('sns.useDefault', { language: defaultLanguageName })} />}
    </SectionFrame>
  );
}
