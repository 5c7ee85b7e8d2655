import { SecretValue } from 'aws-cdk-lib';
import type { Settings } from '#infra/constructs/settings.ts';

export const twoFactorKeySecretName = ({ name }: Settings): string => `${name}/two-factor-key`;

/** A reference that CloudFormation resolves during deployment, as that of the origin key; no template contains the key. */
export const twoFactorKey = (settings: Settings): string => SecretValue.secretsManager(twoFactorKeySecretName(settings)).unsafeUnwrap();
