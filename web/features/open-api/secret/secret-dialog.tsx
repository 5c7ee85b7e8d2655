import { useTranslation } from '#web/lib/use-translation.ts';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import { ShownOnce } from '#web/features/open-api/secret/shown-once.tsx';

export interface ShownSecret {
  access: ApiAccess;
  /** `null` if the access does not use a key. */
  key: string | null;
}

/** Shows a new API key, which cannot be shown again; for an access without a key, the id that identifies its calls. */
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
