import { Input, Text } from '@mantine/core';
import { type Editor, EditorContent, useEditor as useTextEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { textLength } from '#shared/rules/text/normalise-text.ts';
import classes from '#web/features/editor/company/rich-text/rich-text-field.module.css';
import { RichTextToolbar } from '#web/features/editor/company/rich-text/rich-text-toolbar.tsx';
import { replaceEditorText } from '#web/features/editor/company/rich-text/replace-editor-text.ts';
import { RICH_TEXT_EXTENSIONS } from '#web/features/editor/company/rich-text/rich-text-extensions.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

interface RichTextFieldProps {
  label: string;
  /** Where lists of what is to be done lead to. */
  anchor: string;
  html: string;
  error: FieldError | undefined;
  isReadOnly: boolean;
  /** Hears just what the server would keep, so that nothing changes on the way there. */
  onChange: (html: string) => void;
}

/** A text with headings, lists, tables and links. The site is the truth: whatever changes there is shown here at once. */
export function RichTextField({ label, anchor, html, error, isReadOnly, onChange }: RichTextFieldProps) {
  const { t } = useTranslation(['company', 'inspector']);
  const notes = useId();
  /** What is shown, as the site has it, and as the editor writes the same: a table, say, can be written in more than one way. */
  const shown = useRef<{ by: Editor | null; html: string; written: string }>({ by: null, html, written: html });
  const editor = useTextEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: html,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-describedby': notes, 'aria-multiline': 'true', 'aria-invalid': String(error !== undefined) },
      transformPastedHTML: sanitiseRichText,
    },
    onUpdate: ({ editor: changed }) => {
      const kept = sanitiseRichText(changed.getHTML());
      if (kept === shown.current.written) return;
      shown.current = { by: changed, html: kept, written: kept };
      onChange(kept);
    },
  });
  useEffect(() => {
    const { by, html: before } = shown.current;
    // One that was given up before it came onto the page is followed by another.
    if (editor.isDestroyed || (by === editor && before === html)) return;
    replaceEditorText(editor, html);
    shown.current = { by: editor, html, written: sanitiseRichText(editor.getHTML()) };
  }, [editor, html]);

  const count = textLength(html);
  const max = TEXT_MAX.richText;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes['field']} data-invalid={error !== undefined || undefined}>
        {!isReadOnly && <RichTextToolbar editor={editor} label={t('toolbar', { page: label })} />}
        <EditorContent editor={editor} className={classes['text']} data-anchor={anchor} />
      </div>
      <div id={notes} className={classes['notes']}>
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
