import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { emphasisedSpans, type Span } from '#shared/rules/sheets/emphases.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import { selectedLocation, selectedSheet, useChangeSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { roleOfField } from '#web/features/editor/model/document/text-fields.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { isInToolbar, textLimits, type Writing } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import {
  completeContent,
  offsetAtPoint,
  readSpans,
  readText,
  replaceSelection,
  selectedSpan,
  selectSpan,
  showText,
} from '#web/features/editor/preview/canvas/written-text.ts';
import { useEmphasise } from '#web/features/editor/preview/canvas/use-emphasise.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

const textOf = (state: EditorState, field: CanvasText): string => (selectedSheet(state) ?? EMPTY_SHEET)[field];

function spansOf(state: EditorState, field: CanvasText): Span[] {
  const role = roleOfField(field);
  return role ? emphasisedSpans((selectedSheet(state) ?? EMPTY_SHEET).emphases, role, textOf(state, field)) : [];
}

const locationOf = (state: EditorState): string => JSON.stringify(selectedLocation(state));

export interface WritableTextProps {
  writing: Writing;
  /** Ends the writing. `isKept`: whether the text keeps the focus, for arrow keys and further writing. */
  onEnd: (isKept: boolean) => void;
  /** Writes the next text or that before; returns whether there is one. */
  onTab: (step: 1 | -1) => boolean;
}

/**
 * A text of the sheet as an element in which one writes. The browser owns its content, React renders none of it: each input goes to the
 * same state as that of the inspector's field, and a change from elsewhere, such as undo, replaces the content. A composition of an input
 * method is one input, when it ends; nothing touches the content before.
 */
export function WritableText({ writing: { field, at }, onEnd, onTab }: WritableTextProps) {
  const { t } = useTranslation(['preview', 'fields']);
  const { isLong } = textLimits(field);
  const { store } = useEditor();
  const changeSheet = useChangeSheet();
  const emphasise = useEmphasise(field);
  const ref = useRef<HTMLSpanElement>(null);
  const isComposing = useRef(false);
  const started = useRef(at);
  const location = useRef(locationOf(store.getState()));

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    showText(element, textOf(store.getState(), field), spansOf(store.getState(), field));
    element.focus({ preventScroll: true });
    const caret = started.current ? offsetAtPoint(element, started.current) : readText(element).length;
    selectSpan(element, { start: caret, end: caret });
  }, [store, field]);

  useEffect(
    () =>
      store.subscribe((state) => {
        const element = ref.current;
        if (!element || isComposing.current) return;
        if (locationOf(state) !== location.current || state.readOnly !== null) return onEnd(false);
        const [text, spans] = [textOf(state, field), spansOf(state, field)];
        const former = readText(element);
        if (text === former && canonicalJson(spans) === canonicalJson(readSpans(element))) return;
        const selected = selectedSpan(element) ?? { start: former.length, end: former.length };
        const moved = (offset: number): number => Math.min(Math.max(0, offset + text.length - former.length), text.length);
        showText(element, text, spans);
        selectSpan(element, { start: moved(selected.start), end: moved(selected.end) });
      }),
    [store, field, onEnd],
  );

  const takeInput = (): void => {
    const element = ref.current;
    const state = store.getState();
    if (!element || isComposing.current || locationOf(state) !== location.current) return;
    completeContent(element);
    const text = readText(element);
    if (text !== textOf(state, field)) changeSheet({ [field]: text });
  };

  const insert = (text: string): void => {
    if (!ref.current) return;
    replaceSelection(ref.current, text);
    takeInput();
  };

  // Virtual keyboards report line breaks by this event alone.
  useEffect(() => {
    const element = ref.current;
    const onBeforeInput = (event: InputEvent): void => {
      if (event.inputType !== 'insertParagraph' && event.inputType !== 'insertLineBreak') return;
      event.preventDefault();
      if (isLong) insert('\n');
      else onEnd(true);
    };
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  });

  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const text = toUnicodeForm(event.clipboardData.getData('text/plain'), 'NFC').replaceAll(/\r\n?/g, '\n');
    insert(isLong ? text : text.replaceAll(/\n+/g, ' '));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && ref.current) {
      event.preventDefault();
      event.stopPropagation();
      return emphasise(ref.current);
    }
    // Shortcuts with Ctrl are those of the editor; other keys are text, such as `?`.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onEnd(true);
    } else if (event.key === 'Tab' && onTab(event.shiftKey ? -1 : 1)) event.preventDefault();
    return undefined;
  };

  return (
    <span
      ref={ref}
      className="written"
      role="textbox"
      tabIndex={0}
      aria-label={t(`fields:sheet.${field}`)}
      aria-multiline={isLong}
      contentEditable="plaintext-only"
      data-placeholder={t('canvas.placeholder')}
      onInput={takeInput}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        takeInput();
      }}
      onBlur={({ relatedTarget }) => {
        // Another window or tab leaves the text as it is.
        if (!isInToolbar(relatedTarget) && document.hasFocus()) onEnd(false);
      }}
    />
  );
}
