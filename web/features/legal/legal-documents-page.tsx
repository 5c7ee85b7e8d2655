import { Anchor, Badge, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LEGAL_KINDS, type LegalDraft, type LegalKind, type LegalTexts, type LegalVersion } from '#shared/model/legal/legal-document.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/model/language.ts';
import { versionInForce } from '#shared/rules/legal/legal-version.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { LegalForm } from '#web/features/legal/legal-form.tsx';
import { useManagedLegal } from '#web/features/legal/legal-queries.ts';
import { useLegalDocument } from '#web/lib/api/use-legal.ts';
import { formatDay, formatTime } from '#web/lib/format/format.ts';
import { legalPath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

const NO_TEXTS: LegalTexts = { jp: '', en: '', cn: '', kr: '' };

function History({ kind, versions }: { kind: LegalKind; versions: readonly LegalVersion[] }) {
  const { t } = useTranslation('legal');
  const today = japaneseDay(serverNow());
  const current = versionInForce(versions, kind, today);
  if (versions.length === 0) return <Text c="dimmed">{t('state.none')}</Text>;
  const stateOf = ({ id, effectiveDate }: LegalVersion) => (id === current?.id ? 'inForce' : effectiveDate > today ? 'later' : 'past');
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {versions.map((version) => (
        <li key={version.id}>
          <Anchor href={legalPath(kind, version)} target="_blank" rel="noreferrer" underline="always">
            {t('effective', { day: formatDay(version.effectiveDate) })}
          </Anchor>{' '}
          <Badge variant="light" color={version.id === current?.id ? 'green' : 'gray'} tt="none">
            {t(`state.${stateOf(version)}`)}
          </Badge>
          <Text c="dimmed" size="sm">
            {t('published', { time: formatTime(version.publishedAt) })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

interface NextVersionProps {
  kind: LegalKind;
  draft: LegalDraft | undefined;
  /** The version published last. */
  latest: LegalVersion | undefined;
}

/** The form of the next version. Without a draft, it starts with the texts of the version published last. */
function NextVersion({ kind, draft, latest }: NextVersionProps) {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const published = useLegalDocument(draft ? undefined : latest);
  if (published.isLoading) return <Skeleton height={480} />;
  return (
    <LegalForm
      key={`${latest?.id} ${draft?.version}`}
      kind={kind}
      draft={draft}
      texts={draft?.texts ?? published.data?.document.texts ?? NO_TEXTS}
      language={language}
      onLanguage={setLanguage}
    />
  );
}

/** Terms of use and privacy policy of the operator or an OEM: the draft of the next version, and what was published. */
export function LegalDocumentsPage() {
  const { t } = useTranslation('legal');
  const mayWrite = useMayDo('legal:write');
  const { workRole } = useUser();
  return (
    <Page title={t('title')} lead={workRole === 'OEM_MASTER' ? `${t('lead')} ${t('leadOem')}` : t('lead')} width="form">
      <QueryState query={useManagedLegal()} failed={t('failed')} placeholder={480}>
        {({ drafts, versions }) => (
          <Stack gap="lg">
            {LEGAL_KINDS.map((kind) => (
              <Paper key={kind} component="section" withBorder p={{ base: 'md', xs: 'lg' }}>
                <Stack gap="md" align="stretch">
                  <Title order={2}>{t(`kind.${kind}`)}</Title>
                  <Title order={3}>{t('history')}</Title>
                  <History kind={kind} versions={versions.filter((version) => version.kind === kind)} />
                  {mayWrite && (
                    <NextVersion
                      kind={kind}
                      draft={drafts.find((draft) => draft.kind === kind)}
                      latest={versions.find((version) => version.kind === kind)}
                    />
                  )}
                </Stack>
              </Paper>
            ))}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}
