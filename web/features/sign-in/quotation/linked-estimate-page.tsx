import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { openDownload } from '#web/lib/open-download.ts';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** The target of the link in an e-mailed quotation, which needs no login. */
export function LinkedEstimatePage() {
  const { t } = useTranslation('estimates');
  const token = useLinkToken() ?? '';
  const read = () => api.bill.linkedEstimate({ body: { token } });
  const query = useQuery({ queryKey: ['linked-estimate', token], queryFn: read, staleTime: Infinity, gcTime: 0, retry: false });
  // The link to the file is valid for two minutes, so each download requests a new one.
  const download = useMutation({
    mutationFn: read,
    onSuccess: ({ document: file }) => openDownload(file.url),
    onError: (error) => toast.error(error, t('downloadFailed')),
  });
  const { data, error } = query;
  if (['link-invalid', 'invalid-input'].includes(refusalOf(error)?.code ?? ''))
    return <SessionFrame title={t('link.invalid')} lead={t('link.invalidText')} />;
  if (!data)
    return (
      <SessionFrame title={t('link.title')}>
        {error ? <ErrorState title={t('failed')} query={query} /> : <Skeleton h={120} aria-busy="true" />}
      </SessionFrame>
    );
  const { number, issuerName, companyName, total, validUntil } = data;
  return (
    <SessionFrame title={t('link.title')} lead={t('link.lead', { issuer: issuerName, company: companyName })}>
      <Stack gap="md">
        <Text>{t('link.facts', { number, total: formatYen(total), validUntil: formatDay(validUntil) })}</Text>
        <Button fullWidth size="md" loading={download.isPending} onClick={() => download.mutate()}>
          {t('link.download')}
        </Button>
      </Stack>
    </SessionFrame>
  );
}
