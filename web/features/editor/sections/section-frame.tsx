import { SegmentedControl, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import classes from '#web/features/editor/sections/section-frame.module.css';
import { useEditor, useEditorState, useSettings } from '#web/features/editor/state/editor.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

const CONTROLS = 'input:not([type=file], [type=hidden], [disabled]), textarea, [contenteditable], button:not([disabled])';

/** Focuses and scrolls to the element that `EditorState.anchor` names, once it is rendered, and clears the request. */
function useRevealedAnchor(frame: () => HTMLElement | null): void {
  const { revealAnchor } = useEditor();
  const anchor = useEditorState((state) => state.anchor);
  useEffect(() => {
    if (anchor === null) return undefined;
    const frameRequest = requestAnimationFrame(() => {
      const target = frame()?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
      if (!target) return;
      const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS);
      control?.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center' });
      revealAnchor(null);
    });
    return () => cancelAnimationFrame(frameRequest);
  });
}

interface SectionFrameProps {
  section: NonSheetSection;
  title: string;
  /** One sentence about the purpose of the section. */
  intro: string;
  /** Whether the content of the section depends on the language; shows a language switch. */
  isPerLanguage?: boolean;
  /** A preview of what visitors will see, next to the form. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Layout of a section: heading, language switch, form, and an optional preview. */
export function SectionFrame({ section, title, intro, isPerLanguage = false, preview, children }: SectionFrameProps) {
  const { t } = useTranslation(['editor', 'shell']);
  const { switchLanguage } = useEditor();
  const { languages } = useSettings();
  const language = useEditorState((state) => state.language);
  const frame = useRef<HTMLElement>(null);
  useRevealedAnchor(() => frame.current);
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
            onChange={(selected) => switchLanguage(Language.parse(selected))}
          />
        )}
        {children}
      </div>
      {preview !== undefined && (
        <ScrollRegion label={t('shell:preview')} className={classes['preview']}>
          {preview}
        </ScrollRegion>
      )}
    </section>
  );
}
