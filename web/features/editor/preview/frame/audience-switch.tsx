import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';

interface AudienceSwitchProps {
  isMember: boolean;
  onChange: (isMember: boolean) => void;
}

/** Shows members-only sheets as members or as other visitors see them. */
export function AudienceSwitch({ isMember, onChange }: AudienceSwitchProps) {
  const { t } = useTranslation('preview');
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('audience')}
      value={isMember ? 'member' : 'stranger'}
      onChange={(value) => onChange(value === 'member')}
      data={[
        { value: 'member', label: t('member') },
        { value: 'stranger', label: t('stranger') },
      ]}
    />
  );
}
