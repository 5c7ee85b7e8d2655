import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/accounts/profile/brand/brand-sign-in-url.module.css';

interface BrandSignInUrlProps {
  accountId: string;
  /** Whether the account has saved a brand yet. */
  isSaved: boolean;
}

/** The URL of the sign-in page with the account's brand, with a copy button. */
export function BrandSignInUrl({ accountId, isSaved }: BrandSignInUrlProps) {
  const { t } = useTranslation('profile');
  const url = `${location.origin}/login?brand=${accountId}`;
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        label={t('brand.address')}
        description={t(isSaved ? 'brand.addressHelp' : 'brand.addressLater')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className={classes['address']}
      />
      <CopyButton value={url} timeout={2_000}>
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
