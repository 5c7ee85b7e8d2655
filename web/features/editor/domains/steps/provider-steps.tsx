import { NativeSelect } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import classes from '#web/features/editor/domains/domain.module.css';

/** DNS providers whose customers set records themselves, those common in Japan first. */
const PROVIDERS = ['onamae', 'muumuu', 'sakura', 'xserver', 'valueDomain', 'cloudflare', 'route53', 'other'] as const;
type Provider = (typeof PROVIDERS)[number];

const STEPS = ['open', 'add', 'save'] as const;

const isProvider = (value: string): value is Provider => PROVIDERS.some((provider) => provider === value);

/** Explains how to add the record at the chosen provider. The choice is kept in local storage. */
export function ProviderSteps({ record: { host, value: target } }: Pick<SiteDomain, 'record'>) {
  const { t } = useTranslation('domain');
  const [stored, setStored] = useLocalStorage({ key: 'domain-provider', defaultValue: '', getInitialValueInEffect: false });
  const provider = isProvider(stored) ? stored : 'onamae';
  return (
    <>
      <NativeSelect
        label={t('add.provider')}
        data={PROVIDERS.map((value) => ({ value, label: t(`provider.${value}.name`) }))}
        value={provider}
        onChange={({ currentTarget }) => setStored(currentTarget.value)}
      />
      <ol className={classes['instructions']}>
        {STEPS.map((step) => (
          <li key={step}>{t(`provider.${provider}.${step}`, { host, target })}</li>
        ))}
      </ol>
    </>
  );
}
