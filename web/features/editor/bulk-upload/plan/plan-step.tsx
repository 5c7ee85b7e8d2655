import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import type { Language } from '#shared/model/language.ts';
import type { BulkFile } from '#shared/model/bulk-upload/bulk-upload.ts';
import classes from '#web/features/editor/bulk-upload/bulk-upload.module.css';
import { applyPlan } from '#web/features/editor/bulk-upload/model/apply-plan.ts';
import { PlanGrid } from '#web/features/editor/bulk-upload/plan/plan-grid.tsx';
import { PlanList } from '#web/features/editor/bulk-upload/plan/plan-list.tsx';
import { PlanSettings } from '#web/features/editor/bulk-upload/plan/plan-settings.tsx';
import { PlanSummary } from '#web/features/editor/bulk-upload/plan/plan-summary.tsx';
import { usePlan } from '#web/features/editor/bulk-upload/plan/use-plan.ts';
import { useBulkUploads } from '#web/features/editor/bulk-upload/state/bulk-upload-store.ts';
import { useEditor, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { toast } from '#web/lib/toast.ts';

interface PlanStepProps {
  files: readonly BulkFile[];
  stills: { done: number; total: number } | null;
  onClose: () => void;
}

/** Returns a function that places the planned files as one edit, which can be undone in one step. */
function useApply({ plan }: Pick<ReturnType<typeof usePlan>, 'plan'>, onClose: () => void) {
  const { t } = useTranslation('bulk');
  const editor = useEditor();
  const { prepare, finish } = useBulkUploads();
  return async (): Promise<void> => {
    const ready = await prepare();
    if (!ready) return;
    const usable = new Set(ready.filter(({ image }) => image).map(({ path }) => path));
    const placed = plan.files.filter(({ path, outcome }) => outcome !== 'skipped' && usable.has(path));
    const [first] = placed;
    if (!first?.target) return toast.failure(t('nothingPlaced'));
    const { cell } = first.target;
    editor.edit((document) => applyPlan(document, plan, ready, ulid), { panel: 'sheet', cell });
    editor.select(cell);
    toast.success(t('applied', { count: placed.length }));
    finish();
    onClose();
  };
}

/** Shows the target of every file and the choices of the user. The site does not change until the plan is applied. */
export function PlanStep({ files, stills, onClose }: PlanStepProps) {
  const { t } = useTranslation('bulk');
  const { languages } = useSettings();
  const isReadOnly = useIsReadOnly();
  const edited = usePlan(files);
  const { plan, choices } = edited;
  const { finish } = useBulkUploads();
  const apply = useApply(edited, onClose);
  const [language, setLanguage] = useState<Language>(choices.language);
  const [selected, select] = useState<string | null>(null);
  const placed = plan.files.filter(({ outcome }) => outcome !== 'skipped').length;
  const shownLanguage = languages.includes(language) ? language : (languages[0] ?? language);

  return (
    <Stack gap="md">
      <PlanSettings edited={edited} />
      <PlanSummary plan={plan} />
      <div className={classes['plan']}>
        <PlanGrid edited={edited} language={shownLanguage} onLanguage={setLanguage} selected={selected} onSelect={select} />
        <PlanList edited={edited} selected={selected} onSelect={select} />
      </div>
      {stills && (
        <div>
          <Progress value={(100 * stills.done) / stills.total} aria-label={t('stills.label')} />
          <Text size="sm" role="status">
            {t('stills.count', stills)}
          </Text>
        </div>
      )}
      {isReadOnly && (
        <Alert color="gray" variant="light">
          {t('readOnly')}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs" className={classes['actions'] ?? ''}>
        <Button variant="subtle" color="gray" onClick={finish}>
          {t('discard')}
        </Button>
        <Button disabled={placed === 0 || isReadOnly} loading={stills !== null} onClick={() => void apply()}>
          {t('apply', { count: placed })}
        </Button>
      </Group>
    </Stack>
  );
}
