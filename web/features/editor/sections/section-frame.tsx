import { SegmentedControl, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import classes from '#web/features/editor/sections/section-frame.module.css';
import { useEditor, useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

const CONTROLS = 'input:not([type=file], [type=hidden], [disabled]), textarea, [contenteditable], button:not([disabled])';

/** Leads to the place in the section that somebody asked for (`EditorState.anchor`), once it is drawn. */
function useSpot(frame: () => HTMLElement | null): void {
  const { revealAnchor } = useEditor();
  const anchor = useEditorState((state) => state.anchor);
  useEffect(() => {
    if (anchor === null) return undefined;
    const waiting = requestAnimationFrame(() => {
      const place = frame()?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
      if (!place) return;
      const control = place.matches(CONTROLS) ? place : place.querySelector<HTMLElement>(CONTROLS);
      control?.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'center' });
      revealAnchor(null);
    });
    return () => cancelAnimationFrame(waiting);
  });
}

interface SectionFrameProps {
  section: NonSheetSection;
  title: string;
  /** What it is for, in a sentence. */
  intro: string;
  /** Whether it is written anew in each language: then the language it is edited in can be chosen here. */
  isPerLanguage?: boolean;
  /** What visitors will see of it, beside the form. */
  preview?: ReactNode;
  children: ReactNode;
}

/** One section of the editor: heading, language, form, and beside it what comes of it. */
export function SectionFrame({ section, title, intro, isPerLanguage = false, preview, children }: SectionFrameProps) {
  const { t } = useTranslation('editor');
  const { switchLanguage: speak } = useEditor();
  const { languages } = useSettings();
  const language = useEditorState((state) => state.language);
  const frame = useRef<HTMLElement>(null);
  useSpot(() => frame.current);
  return (
    <section ref={frame} aria-label={title} data-section={section} className={classes['section']} data-previewed={preview !== undefined}>
      <div className={classes['form']}>
        <Title order={2}>{title}</Title>
        <Text size="sm" c="dimmed">
          {intro}
        </Text>
        {isPerLanguage && languages.length > 1 && (
          <SegmentedControl
            aria-label={t('sectionLanguage')}
            className={classes['languages'] ?? ''}
            data={languages.map((each) => ({ value: each, label: LANGUAGE_NAME[each] }))}
            value={language}
            onChange={(chosen) => speak(Language.parse(chosen))}
          />
        )}
        {children}
      </div>
      {preview !== undefined && <div className={classes['preview']}>{preview}</div>}
    </section>
  );
}
