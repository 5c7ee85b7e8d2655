import { Badge, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconClockX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { scopeKey, scopesOf } from '#web/features/open-api/operation-groups.ts';
import { formatDay, formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';

const STATE_STYLE = {
  enabled: { icon: IconCircleCheck, color: 'green' },
  disabled: { icon: IconCircleOff, color: 'gray' },
  expired: { icon: IconClockX, color: 'red' },
} as const;

function stateOf({ isEnabled, expiresOn }: ApiAccess, today: string): keyof typeof STATE_STYLE {
  if (expiresOn !== null && expiresOn < today) return 'expired';
  return isEnabled ? 'enabled' : 'disabled';
}

function AccessState({ access }: { access: ApiAccess }) {
  const { t } = useTranslation('api');
  const [today] = useState(() => japaneseDay(new Date()));
  const state = stateOf(access, today);
  return <StateBadge {...STATE_STYLE[state]} label={t(`state.${state}`)} />;
}

function Proof({ proof }: Pick<ApiAccess, 'proof'>) {
  const { t } = useTranslation('api');
  const hint = proof.kind === 'addresses' ? proof.addresses.join(', ') : proof.kind === 'key' ? `${proof.hint}…` : proof.hint;
  return (
    <div>
      {t(`proof.${proof.kind}`)}
      <Text size="xs" c="dimmed" truncate title={hint}>
        {hint}
      </Text>
      {proof.kind !== 'addresses' && proof.former && (
        <Text size="xs" c="dimmed">
          {t('former', { hint: proof.former.hint, time: formatTime(proof.former.until) })}
        </Text>
      )}
    </div>
  );
}

/** The columns of the list of API accesses. */
export function useAccessColumns(): DataColumn<ApiAccess>[] {
  const { t } = useTranslation('api');
  const language = useLanguage();
  return [
    {
      key: 'name',
      label: t('column.name'),
      isRowHeader: true,
      render: ({ name, tags }) => (
        <div>
          {name}
          {tags.length > 0 && (
            <Group gap={4} mt={2} mb={4}>
              {tags.map((tag) => (
                <Badge key={tag} size="sm" variant="default" tt="none" fw={400}>
                  {tag}
                </Badge>
              ))}
            </Group>
          )}
        </div>
      ),
    },
    { key: 'state', label: t('column.state'), render: (access) => <AccessState access={access} /> },
    { key: 'proof', label: t('column.proof'), maxWidth: 240, render: ({ proof }) => <Proof proof={proof} /> },
    {
      key: 'operations',
      label: t('column.operations'),
      maxWidth: 280,
      render: ({ operations }) => (
        <Text size="sm" inherit style={{ whiteSpace: 'normal' }}>
          {scopesOf(operations)
            .map((scope) => t(scopeKey(scope)))
            .join(' / ')}
        </Text>
      ),
    },
    {
      key: 'sites',
      label: t('column.sites'),
      render: ({ siteIds }) => {
        if (siteIds === null) return t('allSites');
        return siteIds.length === 0 ? t('noSites') : t('siteCount', { number: formatNumber(siteIds.length, language) });
      },
    },
    {
      key: 'lastUsed',
      label: t('column.lastUsed'),
      render: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : formatTime(lastUsedAt)),
    },
    { key: 'expires', label: t('column.expires'), render: ({ expiresOn }) => (expiresOn === null ? t('unlimited') : formatDay(expiresOn)) },
  ];
}
