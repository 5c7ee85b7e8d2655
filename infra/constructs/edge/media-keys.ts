import { SecretValue } from 'aws-cdk-lib';
import type { Settings } from '#infra/constructs/settings.ts';

export const mediaKeysSecretName = ({ name }: Settings): string => `${name}/media-keys`;

/** The secret of a new deployment: one key. The field `other` holds a second one while the key is changed. */
export const MEDIA_KEYS_TEMPLATE = { secretStringTemplate: JSON.stringify({ other: 'none' }), generateStringKey: 'current' } as const;

/** A reference that CloudFormation resolves during deployment, as that of the origin key; no template contains the key. */
export function mediaKeySecret(settings: Settings, jsonField: 'current' | 'other'): string {
  const { mediaKeysVersion: versionId } = settings;
  return SecretValue.secretsManager(mediaKeysSecretName(settings), { jsonField, ...(versionId !== '' && { versionId }) }).unsafeUnwrap();
}
