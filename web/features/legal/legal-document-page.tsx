import { Anchor, Container, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useParams, useSearchParams } from 'react-router';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import { parse, ulid } from '#shared/model/fields.ts';
import { LegalKind, type LegalVersion } from '#shared/model/legal/legal-document.ts';
import { api } from '#web/lib/api/api-client.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { useLegalDocument, useLegalInForce } from '#web/lib/api/use-legal.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { legalPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { BrandName } from '#web/ui/brand/brand-name.tsx';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { LegalTextView } from '#web/features/legal/shared/legal-text-view.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** Shows one version of a document; links to the version in force if it is a different version. */
function Version({ version, current }: { version: Pick<LegalVersion, 'issuerId' | 'id'>; current: LegalVersion | undefined }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const found = useLegalDocument(version);
  const { data, error } = found;
  if (isNotFound(error)) return <EmptyState icon={IconFileText} title={t('page.missing')} text={t('page.noneText')} />;
  if (error) return <ErrorState title={t('failed')} query={found} />;
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
      <LegalTextView texts={document.texts} language={language} />
    </Stack>
  );
}

/** The public page of the terms of use or the privacy policy (R-4.28). */
export function LegalDocumentPage() {
  const { t } = useTranslation(['legal', 'common']);
  const kind = LegalKind.catch('terms').parse(useParams()['kind']);
  const [query] = useSearchParams();
  const issuerId = query.get('issuer') ?? undefined;
  const id = query.get('version');
  const inForce = useLegalInForce(issuerId);
  const current = inForce.data?.find((document) => document.kind === kind);
  // A document of an OEM shows the brand of the OEM. The brand is not stored on this device, because the document is public.
  const brand = useQuery({
    queryKey: ['brand', issuerId],
    queryFn: ({ signal }) => api.auth.brand({ params: { id: issuerId ?? '' } }, { signal }),
    enabled: issuerId !== undefined && parse(ulid(), issuerId).ok,
    staleTime: Infinity,
  });
  const shownBrand = brand.data?.brand ?? PRODUCT_BRAND;
  const chosen = id !== null && issuerId !== undefined ? { issuerId, id } : current;
  useDocumentTitle(`${t(`kind.${kind}`)} | ${shownBrand.name ?? t('common:brand')}`);
  return (
    <Container component="main" size="sm" py="xl" tabIndex={-1}>
      <Group justify="space-between" wrap="nowrap" mih={48} mb="md">
        {brand.isLoading ? <span /> : <BrandName brand={shownBrand} />}
        <LanguageMenu />
      </Group>
      <Title order={1} mb="xs">
        {t(`kind.${kind}`)}
      </Title>
      {chosen ? (
        <Version key={chosen.id} version={chosen} current={current} />
      ) : (
        <QueryState query={inForce} failed={t('failed')} placeholder={360}>
          {() => <EmptyState icon={IconFileText} title={t('page.none')} text={t('page.noneText')} />}
        </QueryState>
      )}
    </Container>
  );
}
