import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import classes from '#web/features/sites/create/create-site-action.module.css';
import { useCreationBlockedReason } from '#web/features/sites/use-creation-blocked-reason.ts';
import { useSiteAllowance } from '#web/features/sites/site-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { createSitePath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';

/** The site list shows how many sites the plan still allows if it is this number or fewer. */
const LOW_ALLOWANCE = 1;

/** Returns how many sites of the plan's limit are used, and a note if few are left; both are `null` if there is no limit. */
function usePlanUse(): { use: string | null; left: string | null } {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const { present, max, left } = useSiteAllowance();
  if (present === undefined || max === null || left === null) return { use: null, left: null };
  const figure = (value: number): string => formatNumber(value, language);
  return {
    use: t('list.use', { present: figure(present), max: figure(max) }),
    left: left > 0 && left <= LOW_ALLOWANCE ? t('list.left', { left: figure(left) }) : null,
  };
}

/** The button that creates a site; disabled with the reason if this login cannot. `withUse` shows the use of the plan. */
export function CreateSiteAction({ withUse = false }: { withUse?: boolean }) {
  const { t } = useTranslation('sites');
  const user = useUser();
  const noteId = useId();
  const { use, left } = usePlanUse();
  const reason = useCreationBlockedReason();
  const note = reason ?? (withUse ? left : null);
  const icon = <IconPlus size={18} aria-hidden />;

  return (
    <Stack gap={4} align="flex-end">
      <Group gap="sm" className={classes['action'] ?? ''}>
        {withUse && use !== null && <Text c="dimmed">{use}</Text>}
        {reason === null ? (
          <Button component={Link} to={createSitePath(user)} leftSection={icon}>
            {t('list.create')}
          </Button>
        ) : (
          <Button aria-disabled data-disabled aria-describedby={noteId} leftSection={icon}>
            {t('list.create')}
          </Button>
        )}
      </Group>
      {note !== null && (
        <Text id={noteId} size="xs" c="dimmed" maw={420} ta="end" className={reason === null ? (classes['left'] ?? '') : ''}>
          {note}
        </Text>
      )}
    </Stack>
  );
}
