import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHighlight } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { emphasisedSpans, isEmphasised, type Span } from '#shared/rules/sheets/emphases.ts';
import type { TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import { selectedSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useEmphasise } from '#web/features/editor/preview/canvas/use-emphasise.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { selectedSpan } from '#web/features/editor/preview/canvas/written-text.ts';

const writtenIn = (screen: RefObject<HTMLElement | null>): HTMLElement | null =>
  screen.current?.querySelector<HTMLElement>('.written') ?? null;

/** Returns what is selected in the text being written; `null` if it is a caret. */
function useSelectedSpan(screen: RefObject<HTMLElement | null>): Span | null {
  const [selected, setSelected] = useState<Span | null>(null);
  useEffect(() => {
    const read = (): void => {
      const element = writtenIn(screen);
      const span = element && selectedSpan(element);
      const next = span && span.start < span.end ? span : null;
      setSelected((former) => (former?.start === next?.start && former?.end === next?.end ? former : next));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [screen]);
  return selected;
}

interface EmphasisButtonProps {
  screen: RefObject<HTMLElement | null>;
  field: CanvasText;
  role: TextRole;
}

/** Emphasises what is selected in the text being written. */
export function EmphasisButton({ screen, field, role }: EmphasisButtonProps) {
  const { t } = useTranslation('preview');
  const emphasise = useEmphasise(field);
  const selected = useSelectedSpan(screen);
  const isPressed = useEditorState((state) => {
    const sheet = selectedSheet(state) ?? EMPTY_SHEET;
    return selected !== null && isEmphasised(emphasisedSpans(sheet.emphases, role, sheet[field]), selected);
  });
  const label = t('canvas.emphasise');
  return (
    <Tooltip label={selected ? label : t('canvas.emphasiseHint')}>
      <ActionIcon
        variant={isPressed ? 'light' : 'subtle'}
        color="gray"
        aria-label={label}
        aria-pressed={isPressed}
        aria-keyshortcuts="Control+B Meta+B"
        aria-disabled={!selected}
        {...(!selected && { 'data-disabled': true })}
        onClick={() => {
          const element = writtenIn(screen);
          if (element) emphasise(element);
        }}
      >
        <IconHighlight size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
