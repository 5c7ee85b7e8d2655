import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DetailSection } from '#web/features/visitors/detail-section.tsx';
import { PersonActions } from '#web/features/visitors/privacy/person-actions.tsx';

interface PersonSectionProps {
  siteId: string;
  email: string;
  onErased: () => void;
}

/** The section at the end of a detail that exports or erases all data of the person. */
export function PersonSection({ siteId, email, onErased }: PersonSectionProps) {
  const { t } = useTranslation('visitors');
  return (
    <DetailSection title={t('privacy.person')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('privacy.personHelp')}
      </Text>
      <PersonActions siteId={siteId} readEmail={() => email} onErased={onErased} />
    </DetailSection>
  );
}
