import { Button, Input, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { PreviewState } from '#shared/model/site/preview-view.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '#web/lib/date-time-local.ts';

/** How the preview is looked at. */
export interface PreviewSettingsState {
  isMember: boolean;
  hasPopups: boolean;
  screen: 'phone' | 'desktop';
  language: Language;
  /** The instant it is looked at as of; `null`: now. */
  at: string | null;
}

interface PreviewSettingsProps {
  state: Pick<PreviewState, 'homes'>;
  value: PreviewSettingsState;
  /** Phones have no other screen. */
  hasScreens: boolean;
  onChange: (change: Partial<PreviewSettingsState>) => void;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label component="div" id={id}>
        {label}
      </Input.Label>
      <SegmentedControl fullWidth aria-labelledby={id} value={value} data={[...options]} onChange={onChange} />
    </div>
  );
}

/** The toggles of a preview. */
export function PreviewSettings({ state, value, hasScreens, onChange }: PreviewSettingsProps) {
  const { t } = useTranslation('viewer');
  return (
    <Stack gap="md">
      <Choice
        label={t('member.label')}
        value={value.isMember ? 'member' : 'visitor'}
        options={(['visitor', 'member'] as const).map((one) => ({ value: one, label: t(`member.${one}`) }))}
        onChange={(chosen) => onChange({ isMember: chosen === 'member' })}
      />
      <Choice
        label={t('popups.label')}
        value={value.hasPopups ? 'shown' : 'hidden'}
        options={(['shown', 'hidden'] as const).map((one) => ({ value: one, label: t(`popups.${one}`) }))}
        onChange={(chosen) => onChange({ hasPopups: chosen === 'shown' })}
      />
      {hasScreens && (
        <Choice
          label={t('screen.label')}
          value={value.screen}
          options={(['phone', 'desktop'] as const).map((one) => ({ value: one, label: t(`screen.${one}`) }))}
          onChange={(screen) => onChange({ screen })}
        />
      )}
      {state.homes.length > 1 && (
        <Select
          label={t('language')}
          value={value.language}
          data={state.homes.map(({ language }) => ({ value: language, label: LANGUAGE_NAME[language] }))}
          allowDeselect={false}
          onChange={(chosen) => onChange({ language: Language.parse(chosen) })}
        />
      )}
      <TextInput
        type="datetime-local"
        label={t('at.label')}
        description={t('at.help')}
        // Limits the year to four digits.
        max="9999-12-31T23:59"
        key={value.at ?? 'now'}
        defaultValue={value.at === null ? '' : toDateTimeLocal(value.at)}
        onBlur={({ currentTarget }) => {
          const at = fromDateTimeLocal(currentTarget.value);
          if (at !== value.at) onChange({ at });
        }}
      />
      {value.at !== null && (
        <Button variant="default" size="sm" onClick={() => onChange({ at: null })}>
          {t('at.now')}
        </Button>
      )}
    </Stack>
  );
}
