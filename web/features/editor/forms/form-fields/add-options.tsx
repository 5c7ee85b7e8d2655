import { Button, Text, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_OPTIONS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { parseOptions } from '#web/features/editor/forms/parse-options.ts';

interface AddOptionsProps {
  present: readonly string[];
  onAdd: (options: readonly string[]) => void;
}

/** Takes options one a line, as many as one likes; what cannot be one stays to be mended. */
export function AddOptions({ present, onAdd }: AddOptionsProps) {
  const { t } = useTranslation('forms');
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState({ twice: 0, refused: 0 });
  const add = (): void => {
    const { added, twice, refused } = parseOptions(typed, present);
    if (added.length > 0) onAdd(added);
    setTyped(refused.join('\n'));
    setLeft({ twice, refused: refused.length });
  };
  return (
    <div>
      <Textarea
        label={t('addOptions')}
        description={t('addOptionsHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={3}
        resize="vertical"
        mt="sm"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {left.twice > 0 && <Text size="sm">{t('twice', { count: left.twice })}</Text>}
        {left.refused > 0 && <Text size="sm">{t('refused', { count: left.refused, length: TEXT_MAX.line, max: FORM_OPTIONS_MAX })}</Text>}
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
