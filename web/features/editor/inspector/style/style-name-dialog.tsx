import { Stack, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { type SavedStyle, SavedStyles } from '#shared/model/sites/saved-style.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface StyleNameDialogProps {
  title: string;
  submitLabel: string;
  /** The styles of the site. */
  styles: readonly SavedStyle[];
  /** The style to name: a new one, or one of `styles`. */
  style: SavedStyle;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Returns the styles with this one last, under another name. */
const withNamed = (styles: readonly SavedStyle[], style: SavedStyle, name: string): SavedStyle[] => [
  ...styles.filter(({ id }) => id !== style.id),
  { ...style, name },
];

/** Asks for the name of a style, which no other style of the site may have. */
export function StyleNameDialog({ title, submitLabel, styles, style, onSubmit, onClose }: StyleNameDialogProps) {
  const { t } = useTranslation('inspector');
  const [name, setName] = useState(style.name);
  const [fault, setFault] = useState<FieldError | undefined>();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const parsed = parse(SavedStyles, withNamed(styles, style, name));
    if (parsed.ok) onSubmit(parsed.value.at(-1)?.name ?? name);
    else setFault(parsed.errors[0]);
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TextInput
            data-autofocus
            label={t('style.name')}
            placeholder={t('style.namePlaceholder')}
            autoComplete="off"
            value={name}
            maxLength={2 * TEXT_MAX.line}
            error={fault && <FieldErrorText error={fault} />}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setFault(undefined);
            }}
          />
          <DialogButtons submitLabel={submitLabel} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
