import { Radio, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ViewMode } from '#shared/model/sites/site.ts';
import classes from '#web/features/sites/create/view-mode-field.module.css';

const LABELS = {
  MOBILE: { label: 'create.mobile', help: 'create.mobileHelp' },
  PC: { label: 'create.pc', help: 'create.pcHelp' },
} as const;

/** A picture of a browser window with the site in it: at a phone's width, or filling the window. */
const Picture = ({ mode }: { mode: ViewMode }) => (
  <svg viewBox="0 0 96 60" className={classes['picture']} aria-hidden="true">
    <rect x="0.5" y="0.5" width="95" height="59" rx="4" className={classes['window']} />
    <circle cx="6" cy="6" r="1.5" className={classes['dot']} />
    <circle cx="11" cy="6" r="1.5" className={classes['dot']} />
    {mode === 'MOBILE' ? (
      <rect x="36" y="12" width="24" height="44" rx="2" className={classes['sheet']} />
    ) : (
      <rect x="4" y="12" width="88" height="44" rx="2" className={classes['sheet']} />
    )}
  </svg>
);

/** The view mode of a site: MOBILE or PC. */
export function ViewModeField({ value, onChange }: { value: ViewMode; onChange: (value: ViewMode) => void }) {
  const { t } = useTranslation('sites');
  return (
    <Radio.Group
      label={t('create.viewMode')}
      description={t('create.viewModeHelp')}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      value={value}
      onChange={(mode) => onChange(ViewMode.parse(mode))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" mt="xs">
        {ViewMode.options.map((mode) => (
          <Radio.Card key={mode} value={mode} p="md" className={classes['card'] ?? ''}>
            <span className={classes['head']}>
              <Radio.Indicator />
              <Text component="span" fw={550}>
                {t(LABELS[mode].label)}
              </Text>
            </span>
            <Picture mode={mode} />
            <Text component="span" size="xs" c="dimmed">
              {t(LABELS[mode].help)}
            </Text>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
