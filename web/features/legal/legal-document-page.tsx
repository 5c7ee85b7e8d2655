import { Anchor, Container, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { LegalKind, type LegalVersion } from '#shared/model/account/legal-document.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useLegalInForce } from '#web/lib/api/use-legal.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { legalPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { LegalText } from '#web/ui/legal/legal-text.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** One version, with a way to the one in force if it is another. */
function Version({ version, current }: { version: Pick<LegalVersion, 'issuerId' | 'id'>; current: LegalVersion | undefined }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { data, error, isRefetching, refetch } = useQuery({
    queryKey: ['legal', 'document', version.issuerId, version.id],
    queryFn: ({ signal }) => api.legal.document({ params: { issuerId: version.issuerId, id: version.id } }, { signal }),
    staleTime: Infinity,
  });
  if (error && ['not-found', 'invalid-input'].includes(refusalOf(error)?.code ?? ''))
    return <EmptyState icon={IconFileText} title={t('page.missing')} text={t('page.noneText')} />;
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  if (!data) return <Skeleton height={360} />;
  const { document } = data;
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {document.issuerName} · {t('effective', { day: formatDay(document.effectiveDate) })}
      </Text>
      {current && current.id !== document.id && (
        <Text>
          {t('page.notInForce')}{' '}
          <Anchor component={Link} to={legalPath(current.kind, { issuerId: version.issuerId })} underline="always">
            {t('page.current')}
          </Anchor>
        </Text>
      )}
      <LegalText texts={document.texts} language={language} />
    </Stack>
  );
}

/** Terms of use or privacy policy, for everyone, signed in or not (R-4.28). */
export function LegalDocumentPage() {
  const { t } = useTranslation(['legal', 'common']);
  const kind = LegalKind.catch('terms').parse(useParams()['kind']);
  const [query] = useSearchParams();
  const issuerId = query.get('issuer') ?? undefined;
  const id = query.get('version');
  const { data: documents, error, isRefetching, refetch } = useLegalInForce(issuerId);
  const current = documents?.find((document) => document.kind === kind);
  const chosen = id !== null && issuerId !== undefined ? { issuerId, id } : current;
  useDocumentTitle(`${t(`kind.${kind}`)} | ${t('common:brand')}`);
  return (
    <Container component="main" size="sm" py="xl" tabIndex={-1}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="md">
        <Title order={1}>{t(`kind.${kind}`)}</Title>
        <LanguageMenu />
      </Group>
      {chosen ? (
        <Version key={chosen.id} version={chosen} current={current} />
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : documents ? (
        <EmptyState icon={IconFileText} title={t('page.none')} text={t('page.noneText')} />
      ) : (
        <Skeleton height={360} />
      )}
    </Container>
  );
}
