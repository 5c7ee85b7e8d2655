import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LEGAL_KINDS } from '#shared/model/legal/legal-document.ts';
import { useLegalInForce } from '#web/lib/api/use-legal.ts';
import { legalPath } from '#web/lib/paths.ts';

/** Links to the documents that a registration agrees to, or says that none are published. */
export function DocumentsToRead() {
  const { t } = useTranslation(['session', 'legal']);
  const { data: documents } = useLegalInForce();
  const published = LEGAL_KINDS.filter((kind) => documents?.some((document) => document.kind === kind));
  if (documents && published.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('register.noDocuments')}
      </Text>
    );
  return (
    <Text size="sm" style={{ minHeight: '1.6em' }}>
      {documents && t('register.read')}{' '}
      {published.map((kind, index) => (
        <span key={kind}>
          {index > 0 && ' · '}
          <Anchor href={legalPath(kind)} target="_blank" rel="noreferrer" inherit underline="always">
            {t(`legal:kind.${kind}`)}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
