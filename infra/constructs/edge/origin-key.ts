import { SecretValue } from 'aws-cdk-lib';
import type { Settings } from '#infra/constructs/settings.ts';

/** The request header by which CloudFront proves to the functions that a request came through it. */
export const ORIGIN_KEY_HEADER = 'x-origin-key';

export const originKeySecretName = ({ name }: Settings): string => `${name}/origin-key`;

/**
 * A reference that CloudFormation resolves during deployment; no template contains the key itself. CloudFormation resolves it
 * again only if the reference changes, so a rotation sets the new version in the settings.
 */
export function originKey(settings: Settings): string {
  const { originKeyVersion: versionId } = settings;
  return SecretValue.secretsManager(originKeySecretName(settings), versionId === '' ? {} : { versionId }).unsafeUnwrap();
}
