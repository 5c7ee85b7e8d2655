import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PreviewState } from '#shared/model/preview/preview-view.ts';
import { PreviewSettings, type PreviewSettingsState } from '#web/features/preview/preview-settings.tsx';

interface PreviewTogglesProps {
  state: PreviewState;
  value: PreviewSettingsState;
  isNarrow: boolean;
  onChange: (change: Partial<PreviewSettingsState>) => void;
}

/** The toggles of a preview, and the note of the login that shares it. */
export function PreviewToggles({ state, value, isNarrow, onChange }: PreviewTogglesProps) {
  const { t } = useTranslation('viewer');
  return (
    <Stack gap="xl">
      {!isNarrow && (
        <Title order={2} size="h4">
          {t('settings')}
        </Title>
      )}
      <PreviewSettings state={state} value={value} hasScreens={!isNarrow} onChange={onChange} />
      {state.note !== '' && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t('note')}
          </Title>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {state.note}
          </Text>
        </section>
      )}
    </Stack>
  );
}
