import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LinkKind, LinkDetails } from '#shared/model/sign-in/session.ts';
import { InvalidLink } from '#web/features/sign-in/email-link/invalid-link.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { storeBrand } from '#web/lib/session/brand.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface LinkGateProps {
  token: string;
  /** The kind of link that the screen accepts. */
  kind: LinkKind;
  children: (link: LinkDetails) => ReactNode;
}

/** Verifies an e-mailed link with the server and renders `children` with its details, or why it is invalid. */
export function LinkGate({ token, kind, children }: LinkGateProps) {
  const { t } = useTranslation('session');
  const { data, error, isRefetching, refetch } = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => api.auth.verifyToken({ body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  const link = data?.link;
  const brand = link?.brand;
  useEffect(() => {
    if (brand) storeBrand(brand);
  }, [brand]);

  const code = refusalOf(error)?.code;
  const isInvalid = token === '' || code === 'link-invalid' || code === 'invalid-input' || (link && link.kind !== kind);
  if (isInvalid) return <InvalidLink kind={kind} />;
  if (link) return children(link);
  return (
    <SessionFrame title={t(error ? 'link.failed' : 'link.checking')}>
      {error ? (
        <ErrorState title={t('link.failed')} query={{ error, refetch, isRefetching }} />
      ) : (
        <Stack gap="md" aria-busy="true" mt="md">
          {['36px', '148px', '36px', '42px'].map((height, index) => (
            <Skeleton key={index} h={height} />
          ))}
        </Stack>
      )}
    </SessionFrame>
  );
}
