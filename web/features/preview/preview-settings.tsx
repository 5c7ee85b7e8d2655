import { Button, Input, SegmentedControl, Select, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { PreviewState } from '#shared/model/preview/preview-view.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { JapaneseTimePicker } from '#web/ui/fields/time-picker/japanese-time-picker.tsx';
import { parseTypedTime } from '#web/ui/fields/time-picker/typed-time.ts';

/** The settings of the view of a preview. */
export interface PreviewSettingsState {
  isMember: boolean;
  hasPopups: boolean;
  screen: 'phone' | 'desktop';
  language: Language;
  /** The instant for which the preview is shown; `null` for now. */
  at: string | null;
}

interface PreviewSettingsProps {
  state: Pick<PreviewState, 'homes'>;
  value: PreviewSettingsState;
  /** Whether the screen size can be chosen; `false` on phones. */
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

/** The field for the instant for which the preview is shown. Reports a change when the field is left; an empty field means now. */
function AsOf({ at, onChange }: { at: string | null; onChange: (at: string | null) => void }) {
  const { t } = useTranslation('viewer');
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    const chosen = typed === null ? at : parseTypedTime(typed);
    if (chosen !== at) onChange(chosen);
    setTyped(null);
  };
  return (
    <JapaneseTimePicker
      label={t('at.label')}
      help={t('at.help')}
      value={typed ?? (at === null ? '' : formatTime(at))}
      onChange={setTyped}
      onBlur={leave}
    />
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
      <AsOf at={value.at} onChange={(at) => onChange({ at })} />
      {value.at !== null && (
        <Button variant="default" size="sm" onClick={() => onChange({ at: null })}>
          {t('at.now')}
        </Button>
      )}
    </Stack>
  );
}
