import { Button, Fieldset, Group } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FREE_LINE_MAX } from '#shared/model/billing/manual-invoice.ts';
import { type FreeLineDraft, newLineDraft } from '#web/features/billing/shared/lines/free-line-draft.ts';
import { FreeLineFields } from '#web/features/billing/shared/lines/free-line-fields.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';

interface LineListProps {
  lines: readonly FreeLineDraft[];
  /** The day of a new line. */
  today: string;
  /** Returns the error of a field, by its path in the form. */
  errorAt: (path: string) => ReactNode;
  onChange: (index: number, line: FreeLineDraft) => void;
  onAdd: (line: FreeLineDraft) => void;
  onRemove: (index: number) => void;
}

/** The lines that the operator writes, as fields of a form. */
export function LineList({ lines, today, errorAt, onChange, onAdd, onRemove }: LineListProps) {
  const { t } = useTranslation('manual');
  return (
    <>
      {lines.map((line, index) => (
        <Fieldset key={line.key} legend={t('line', { number: index + 1 })}>
          <FreeLineFields
            line={line}
            errorOf={(field) => errorAt(`lines.${index}.${field}`)}
            onChange={(changes) => onChange(index, { ...line, ...changes })}
          />
          {lines.length > 1 && (
            <Button
              mt="sm"
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconTrash size={16} aria-hidden />}
              aria-label={t('removeLine', { number: index + 1 })}
              onClick={() => onRemove(index)}
            >
              {t('remove')}
            </Button>
          )}
        </Fieldset>
      ))}
      {lines.length < FREE_LINE_MAX.lines && (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onAdd(newLineDraft(today))}>
            {t('addLine')}
          </Button>
        </Group>
      )}
    </>
  );
}
