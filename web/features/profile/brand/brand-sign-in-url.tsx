import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/profile/brand/brand-sign-in-url.module.css';

interface BrandSignInUrlProps {
  accountId: string;
  /** Whether the account has a look of its own yet. */
  isSaved: boolean;
}

/** The address of the sign-in page in the account's look, to be handed to its users. */
export function BrandSignInUrl({ accountId, isSaved }: BrandSignInUrlProps) {
  const { t } = useTranslation('profile');
  const address = `${location.origin}/login?brand=${accountId}`;
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        label={t('brand.address')}
        description={t(isSaved ? 'brand.addressHelp' : 'brand.addressLater')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className={classes['address']}
      />
      <CopyButton value={address} timeout={2_000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            className={classes['copy']}
            leftSection={copied ? <IconCheck size={18} stroke={1.5} aria-hidden /> : <IconCopy size={18} stroke={1.5} aria-hidden />}
          >
            <span aria-live="polite">{t(copied ? 'brand.copied' : 'brand.copy')}</span>
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
