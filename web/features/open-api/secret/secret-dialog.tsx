import { useTranslation } from 'react-i18next';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import { ShownOnce } from '#web/features/open-api/secret/shown-once.tsx';

export interface ShownSecret {
  access: ApiAccess;
  /** `null` where the access is not proven by a key. */
  key: string | null;
}

/** Shows a new API key this once, or how an access without a key is named. */
export function SecretDialog({ secret: { access, key }, onClose }: { secret: ShownSecret; onClose: () => void }) {
  const { t } = useTranslation('api');
  if (key !== null) return <ShownOnce title={t('key.title')} text={t('key.text')} label={t('key.label')} value={key} onClose={onClose} />;
  return (
    <ShownOnce
      title={t('key.accessTitle')}
      text={t('key.accessText')}
      label={t('key.accessId')}
      value={access.id}
      isSecret={false}
      onClose={onClose}
    />
  );
}
