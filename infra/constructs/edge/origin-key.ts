import { SecretValue } from 'aws-cdk-lib';
import type { Settings } from '#infra/constructs/settings.ts';

/** Request header in which CloudFront proves to the functions that a request came through it. */
export const ORIGIN_KEY_HEADER = 'x-origin-key';

export const originKeySecretName = ({ name }: Settings): string => `${name}/origin-key`;

/**
 * Reference that CloudFormation resolves while it deploys; the key itself is never in a template. CloudFormation looks
 * again only when the reference itself changes, so a rotation names the new version in the settings.
 */
export function originKey(settings: Settings): string {
  const { originKeyVersion: versionId } = settings;
  return SecretValue.secretsManager(originKeySecretName(settings), versionId === '' ? {} : { versionId }).unsafeUnwrap();
}
