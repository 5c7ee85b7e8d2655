import { SecretValue } from 'aws-cdk-lib';
import { secretName } from '#infra/constructs/product-secrets.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** The request header that proves to the functions that a request came through CloudFront. */
export const ORIGIN_KEY_HEADER = 'x-origin-key';

/**
 * Returns the key that CloudFront sends: a reference that CloudFormation resolves during deployment, so that no template contains the key.
 * CloudFormation resolves it again only if the reference changes, so a rotation sets the new version in the settings.
 */
export function originKey(settings: Settings): string {
  const { originKeyVersion: versionId } = settings;
  const version = versionId === '' ? {} : { versionId };
  return SecretValue.secretsManager(secretName(settings, 'OriginKey'), { jsonField: 'current', ...version }).unsafeUnwrap();
}
