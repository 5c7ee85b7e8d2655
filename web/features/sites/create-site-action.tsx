import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteAllowance } from '#web/features/sites/site-queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { createSitePath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useMayDo, useUser } from '#web/lib/user.ts';

/** How many sites there are, of how many the plan allows. */
function useSiteCountText(): string | null {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const { present, isMore, max } = useSiteAllowance();
  if (present === undefined) return null;
  const figure = `${formatNumber(present, language)}${isMore ? '+' : ''}`;
  return max === null ? t('list.count', { present: figure }) : t('list.countOf', { present: figure, max: formatNumber(max, language) });
}

/** Why this login cannot create a site now; `null` where it can. */
function useClosedReason(): string | null {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const mayWrite = useMayDo('site:write');
  const { max, planName, isReached } = useSiteAllowance();
  if (!mayWrite) return t('list.notAllowed');
  return isReached && max !== null ? t('list.limitReached', { plan: planName, max: formatNumber(max, language) }) : null;
}

/** The way to a new site; where it is closed, it says why. */
export function CreateSiteAction({ withCount = false }: { withCount?: boolean }) {
  const { t } = useTranslation('sites');
  const user = useUser();
  const reasonId = useId();
  const count = useSiteCountText();
  const reason = useClosedReason();
  const icon = <IconPlus size={18} aria-hidden />;

  return (
    <Stack gap={4} align="flex-end">
      <Group gap="sm">
        {withCount && count !== null && <Text c="dimmed">{count}</Text>}
        {reason === null ? (
          <Button component={Link} to={createSitePath(user)} leftSection={icon}>
            {t('list.create')}
          </Button>
        ) : (
          <Button aria-disabled data-disabled aria-describedby={reasonId} leftSection={icon}>
            {t('list.create')}
          </Button>
        )}
      </Group>
      {reason !== null && (
        <Text id={reasonId} size="xs" c="dimmed" maw={420} ta="end">
          {reason}
        </Text>
      )}
    </Stack>
  );
}
