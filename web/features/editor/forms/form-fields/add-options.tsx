import { Button, Text, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FORM_OPTIONS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { parseOptions } from '#web/features/editor/forms/parse-options.ts';

interface AddOptionsProps {
  present: readonly string[];
  onAdd: (options: readonly string[]) => void;
}

/** Adds options, one per line. Rejected lines stay in the field for correction. */
export function AddOptions({ present, onAdd }: AddOptionsProps) {
  const { t } = useTranslation('forms');
  const [typed, setTyped] = useState('');
  const [skipped, setSkipped] = useState({ twice: 0, refused: 0 });
  const add = (): void => {
    const { added, twice, refused } = parseOptions(typed, present);
    if (added.length > 0) onAdd(added);
    setTyped(refused.join('\n'));
    setSkipped({ twice, refused: refused.length });
  };
  return (
    <div>
      <Textarea
        label={t('addOptions')}
        description={t('addOptionsHelp')}
        rows={3}
        resize="vertical"
        mt="sm"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {skipped.twice > 0 && <Text size="sm">{t('twice', { count: skipped.twice })}</Text>}
        {skipped.refused > 0 && (
          <Text size="sm">{t('refused', { count: skipped.refused, length: TEXT_MAX.line, max: FORM_OPTIONS_MAX })}</Text>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        mt="xs"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        disabled={typed.trim() === ''}
        onClick={add}
      >
        {t('addThem')}
      </Button>
    </div>
  );
}
