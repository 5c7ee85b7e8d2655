import { Container, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import * as z from 'zod';
import classes from '#web/features/accounts/licences/licences-page.module.css';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useBrandName } from '#web/lib/session/use-brand-name.ts';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** The list of bundled packages, a file of the console that the build writes (`web/vite.config.ts`). */
const Packages = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.string().optional(), text: z.string().optional() }),
);

async function readPackages(signal: AbortSignal): Promise<z.infer<typeof Packages>> {
  const response = await fetch('/licences.json', { signal });
  if (!response.ok) throw new ApiError({ kind: 'request-failed' });
  return Packages.parse(await response.json());
}

/** The public page with the licences of the packages that the console bundles. */
export function LicencesPage() {
  const { t } = useTranslation();
  const title = t('licences.title');
  useDocumentTitle(`${title} | ${useBrandName()}`);
  const { data, error, isRefetching, refetch } = useQuery({
    queryKey: ['licences'],
    queryFn: ({ signal }) => readPackages(signal),
    staleTime: Infinity,
  });
  return (
    <Container component="main" size="sm" py="xl" tabIndex={-1}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="md">
        <div>
          <Title order={1}>{title}</Title>
          <Text c="dimmed">{t('licences.lead')}</Text>
        </div>
        <LanguageMenu />
      </Group>
      {data ? (
        <Stack component="ul" gap={0} className={classes['packages'] ?? ''}>
          {data.map(({ name, version, identifier, text }) => (
            <li key={`${name}@${version}`} translate="no">
              <Group justify="space-between" gap="xs">
                <Text component="span" fw={550} className={classes['name'] ?? ''}>
                  {name} {version}
                </Text>
                <Text component="span" size="sm" c="dimmed">
                  {identifier}
                </Text>
              </Group>
              {text !== undefined && (
                <details>
                  <summary translate="yes">{t('licences.text')}</summary>
                  <pre className={classes['text']}>{text}</pre>
                </details>
              )}
            </li>
          ))}
        </Stack>
      ) : error ? (
        <ErrorState title={t('licences.failed')} query={{ error, refetch, isRefetching }} />
      ) : (
        <Skeleton height={360} />
      )}
    </Container>
  );
}
