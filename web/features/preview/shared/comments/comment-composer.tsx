import { Button, Group, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NewReply } from '#shared/model/preview/comment.ts';
import { COMMENT_MAX } from '#shared/model/limits.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import { FieldErrorText, schemaErrors } from '#web/lib/form/field-errors.tsx';

const TEXT = NewReply.pick({ text: true });

interface CommentComposerProps {
  label: string;
  submitLabel: string;
  isBusy: boolean;
  /** Whether the field takes the focus on mount. */
  takesFocus?: boolean;
  /** Resolves to whether the text was stored; the field is then cleared. */
  onSubmit: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Writes a comment or a reply. Ctrl+Enter sends it. */
export function CommentComposer({ label, submitLabel, isBusy, takesFocus = false, onSubmit, onCancel }: CommentComposerProps) {
  const { t } = useTranslation(['comments', 'common']);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [fault] = schemaErrors(TEXT, { text });
  const error = isTried ? fault : undefined;

  const submit = async (): Promise<void> => {
    setTried(true);
    if (fault || isBusy) return;
    if (!(await onSubmit(text))) return;
    setText('');
    setTried(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        label={label}
        value={text}
        autosize
        minRows={2}
        maxRows={8}
        ref={field}
        error={error && <FieldErrorText error={error} />}
        description={`${textLength(text)} / ${COMMENT_MAX.text}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
      />
      <Group justify="flex-end" gap="xs" mt={8}>
        {onCancel && (
          <Button variant="subtle" color="gray" size="xs" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        )}
        <Button type="submit" size="xs" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
