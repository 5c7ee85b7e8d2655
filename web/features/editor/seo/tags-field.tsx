import { Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { TagKind } from '#shared/markup/tags/validate-tags.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { EMPTY_TAGS } from '#shared/model/sites/seo.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { UseDefaultLanguageButton } from '#web/features/editor/sections/use-default-language-button.tsx';
import { MissingLanguagePart } from '#web/features/editor/sections/missing-language-part.tsx';
import { useLanguagePart, useLanguagePartEdits, useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { TagRemedies } from '#web/features/editor/seo/tag-remedies.tsx';
import { goToLine } from '#web/features/editor/seo/go-to-line.ts';
import { usePlanLacksSeo, useIsSeoReadOnly } from '#web/features/editor/seo/use-is-seo-read-only.ts';
import { useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

const helpKey = (kind: TagKind, tagManager: boolean) => {
  if (kind === 'headTags') return 'headHelp';
  return tagManager ? 'bodyHelpWithCode' : 'bodyHelp';
};

/** Head or body tags in the language being edited, validated during typing. */
export function TagsField({ kind }: { kind: TagKind }) {
  const { t } = useTranslation(['seo', 'fields']);
  const { defaultLanguage, tagManager } = useSettings();
  const isDefault = useEditorState(({ language }) => language === defaultLanguage);
  const { change, set } = useLanguagePartEdits(kind, 'seo');
  const part = useLanguagePart(kind);
  const error = useLanguagePartFault(kind, 'html');
  const isTagsReadOnly = useIsSeoReadOnly();
  const isOutsidePlan = usePlanLacksSeo();
  const isReadOnly = useIsReadOnly();
  const container = useRef<HTMLDivElement>(null);
  const defaultLanguageName = { language: LANGUAGE_NAME[defaultLanguage] };
  const label = t(`fields:part.${kind}`);

  if (!part && !isDefault)
    return (
      <section aria-label={label}>
        <Text size="sm" fw={500} mb={4}>
          {label}
        </Text>
        {isTagsReadOnly ? (
          <Text size="sm">{t('tagsFallback', defaultLanguageName)}</Text>
        ) : (
          <MissingLanguagePart
            kind={kind}
            section="seo"
            hint={t('tagsFallback', defaultLanguageName)}
            startLabel={t('startTags')}
            onStart={() => set(EMPTY_TAGS)}
          />
        )}
      </section>
    );
  const goTo = (line: number): void => {
    const field = container.current?.querySelector('textarea');
    if (field) goToLine(field, line);
  };
  return (
    <div ref={container} data-anchor={`${kind}/html`}>
      <TextField
        label={label}
        help={t(helpKey(kind, tagManager))}
        value={part?.html ?? ''}
        max={TEXT_MAX.tags}
        error={error}
        isCode
        isReadOnly={isTagsReadOnly}
        onChange={(html) => change({ html }, EMPTY_TAGS)}
      />
      {part && <TagRemedies kind={kind} html={part.html} error={error} onGoToLine={goTo} onReplace={(html) => set({ html })} />}
      {part && isDefault && isOutsidePlan && !isReadOnly && <SubtleButton onClick={() => set(null)}>{t('removeTags')}</SubtleButton>}
      {part && <UseDefaultLanguageButton kind={kind} section="seo" label={t('unsayTags', defaultLanguageName)} />}
    </div>
  );
}
