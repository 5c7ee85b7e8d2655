import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SHEETS_IN_VIEW_MAX } from '#shared/model/limits.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

const CHOICES = Array.from({ length: SHEETS_IN_VIEW_MAX }, (_, index) => `${index + 1}`);

/** The number of sheets side by side on wide screens. */
export function SheetsInViewField() {
  const { t } = useTranslation(['inspector', 'fields']);
  const { sheetsInView = 1 } = useSettings();
  const isReadOnly = useIsReadOnly();
  const change = useChangeSettings();
  const [id, helpId] = [useId(), useId()];
  const help = useFieldHelp(t('fields:settings.sheetsInView'), t('site.sheetsInViewHint'));
  return (
    <div role="group" aria-labelledby={id}>
      <WithTip tip={help.tip}>
        <Text id={id} size="sm" fw={550} mb={4}>
          {t('fields:settings.sheetsInView')}
        </Text>
      </WithTip>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        aria-describedby={helpId}
        readOnly={isReadOnly}
        data={CHOICES}
        value={`${sheetsInView}`}
        onChange={(value) => change({ sheetsInView: Number(value) })}
      />
      <Text id={helpId} size="xs" c="dimmed" mt={4} className={help.className ?? ''}>
        {help.description}
      </Text>
    </div>
  );
}
