import { Input, Text } from '@mantine/core';
import { type Editor, EditorContent, useEditor as useTextEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import classes from '#web/features/editor/company/rich-text/rich-text-field.module.css';
import { RichTextToolbar } from '#web/features/editor/company/rich-text/rich-text-toolbar.tsx';
import { replaceEditorText } from '#web/features/editor/company/rich-text/replace-editor-text.ts';
import { RICH_TEXT_EXTENSIONS } from '#web/features/editor/company/rich-text/rich-text-extensions.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

interface RichTextFieldProps {
  label: string;
  /** The anchor by which links from the checklist find the field. */
  anchor: string;
  html: string;
  error: FieldError | undefined;
  isReadOnly: boolean;
  /** Receives the sanitised text, which the server keeps unchanged. */
  onChange: (html: string) => void;
}

/**
 * A controlled rich-text field with headings, lists, tables and links.
 *
 * 1. An edit is sanitised and reported through `onChange`, unless it serialises to what is shown already.
 * 2. A new `html` that this field did not report itself replaces the text of the editor.
 */
export function RichTextField({ label, anchor, html, error, isReadOnly, onChange }: RichTextFieldProps) {
  const { t } = useTranslation(['company', 'inspector']);
  const notesId = useId();
  /** The text in the editor, as the document stores it (`html`) and as the editor serialises it: equal tables may differ in markup. */
  const shown = useRef<{ editor: Editor | null; html: string; serialised: string }>({ editor: null, html, serialised: html });
  const editor = useTextEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: html,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-describedby': notesId,
        'aria-multiline': 'true',
        'aria-invalid': String(error !== undefined),
      },
      transformPastedHTML: sanitiseRichText,
    },
    onUpdate: ({ editor: changed }) => {
      const next = sanitiseRichText(changed.getHTML());
      if (next === shown.current.serialised) return;
      shown.current = { editor: changed, html: next, serialised: next };
      onChange(next);
    },
  });
  useEffect(() => {
    const { editor: shownEditor, html: shownHtml } = shown.current;
    // An editor that was destroyed before mounting is replaced by another one.
    if (editor.isDestroyed || (shownEditor === editor && shownHtml === html)) return;
    replaceEditorText(editor, html);
    shown.current = { editor, html, serialised: sanitiseRichText(editor.getHTML()) };
  }, [editor, html]);

  const count = textLength(html);
  const max = TEXT_MAX.richText;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes['field']} data-invalid={error !== undefined || undefined}>
        {!isReadOnly && <RichTextToolbar editor={editor} label={t('toolbar', { page: label })} />}
        <EditorContent editor={editor} className={classes['text']} data-anchor={anchor} />
      </div>
      <div id={notesId} className={classes['notes']}>
        {error ? (
          <Input.Error>
            <FieldErrorText error={error} />
          </Input.Error>
        ) : (
          <Input.Description>{t('countHelp')}</Input.Description>
        )}
        <Text size="xs" className={classes['counter'] ?? ''} data-over={count > max || undefined}>
          {count > max ? t('inspector:sheet.overCounter', { max, over: count - max }) : t('inspector:sheet.counter', { count, max })}
        </Text>
      </div>
    </Input.Wrapper>
  );
}
